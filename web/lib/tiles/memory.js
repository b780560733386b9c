import { Refusal } from './refusal.js';

/** @typedef {import('../options/types.js').Bytes} Bytes */
/** @typedef {import('./content.js').Content} Content */

/** Most bytes of what is kept. */
const MAX_BYTES = 2 ** 22;

/** What an entry takes beside its key and its content, about. */
const ENTRY_BYTES = 256;

/** @param {string} key @param {Bytes | Refusal} kept */
const bytesOf = (key, kept) =>
  ENTRY_BYTES + 2 * key.length + (kept instanceof Refusal ? 2 * kept.message.length : kept.length);

/** What was answered last and what was refused last, so that asking again at once costs nothing. */
export class Memory {
  /** The least recently used first. @type {Map<string, Bytes | Refusal>} */
  #kept = new Map();
  #bytes = 0;

  /**
   * The bytes of an answer. Throws the Refusal of its chunks if there is one.
   * @param {Content} content
   * @param {(error: unknown) => Refusal} refusalOf why the bytes could not be made
   * @returns {Bytes}
   */
  answer({ canonical, chunks, body }, refusalOf) {
    const kept = this.#get(canonical) ?? this.#get(chunks);
    if (kept instanceof Refusal) throw kept;
    if (kept) return kept;
    try {
      const bytes = body();
      this.#set(canonical, bytes);
      return bytes;
    } catch (error) {
      const refusal = refusalOf(error);
      // Want of memory and defects may pass.
      if (refusal.status < 500) this.#set(chunks, refusal);
      throw refusal;
    }
  }

  /** @param {string} key */
  #get(key) {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
    }
    return kept;
  }

  /** @param {string} key one that is not kept @param {Bytes | Refusal} content */
  #set(key, content) {
    this.#kept.set(key, content);
    this.#bytes += bytesOf(key, content);
    for (const [oldest, kept] of this.#kept) {
      if (this.#bytes <= MAX_BYTES) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(oldest, kept);
    }
  }
}
