/** Times in milliseconds and lengths in characters of the hub; the client's own defaults are made for these. */
export const limits = {
  keepAlive: 15_000,
  clientTimeout: 30_000,
  handshake: 15_000,
  /** How long an empty poll waits. */
  poll: 90_000,
  /** How long a lost connection may take to come back and go on where it was. */
  grace: 30_000,
  acknowledge: 1000,
  /** How long a client may take to close when the server stops. */
  goodbye: 1000,
  record: 32_768,
  /** The client joins records into one frame. */
  frame: 1_048_576,
  replay: 100_000,
  /** What may wait for a client that does not take what it is sent; then it is left. */
  unsent: 4_194_304,
}

export type Limits = typeof limits
