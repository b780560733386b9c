/** Why a request has no other answer: a sentence for the client, and its status. */
export class Refusal extends Error {
  /** @param {number} status of HTTP @param {string} message */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}
