/** A contestant that is opened when queried, and again after it died or took too long. */
export class Contestant {
  #open;
  #channel = null;

  /**
   * @param {'ours' | 'native' | 'peer'} kind
   * @param {() => Promise<import('./channels.js').Channel>} open
   */
  constructor(kind, open) {
    this.kind = kind;
    this.#open = open;
  }

  async rows() {
    this.#channel ??= await this.#open();
    return this.#channel.rows;
  }

  /**
   * @param {import('./host.js').Request} request
   * @param {number} limit milliseconds after which it is ended
   * @returns {Promise<import('./host.js').Reply>}
   */
  async query(request, limit) {
    await this.rows();
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, limit, {
        note: `over ${Math.round(limit / 1000)} s`,
        late: true,
      });
    });
    try {
      const reply = await Promise.race([this.#channel.query(request), late]);
      if (reply.late) await this.close();
      return reply;
    } catch (error) {
      await this.close();
      return { note: error.message };
    } finally {
      clearTimeout(timer);
    }
  }

  async close() {
    const channel = this.#channel;
    this.#channel = null;
    // A question that is still open then ends with the process; nobody waits for it any more.
    await channel?.end().catch(() => {});
  }
}
