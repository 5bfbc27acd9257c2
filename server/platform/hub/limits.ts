/** Times in milliseconds, lengths in characters. They match the defaults of the SignalR client. */
export const limits = {
  keepAlive: 15_000,
  clientTimeout: 30_000,
  handshake: 15_000,
  /** Maximum duration of a poll without messages. */
  poll: 90_000,
  /** Time between two checks that a connection's session has not ended and its token has not expired. */
  recheck: 5000,
  /** Time in which a lost connection may resume with stateful reconnect. */
  grace: 30_000,
  acknowledge: 1000,
  /** Time clients have to close their socket when the server shuts down. */
  closeTimeout: 1000,
  /** Connections of one person, at all processes. */
  perPerson: 20,
  record: 32_768,
  /** Larger than a record, because the client joins records into one frame. */
  frame: 1_048_576,
  replay: 100_000,
  /** Maximum backlog for a client that does not read; beyond it the connection is ended. */
  unsent: 4_194_304,
}

export type Limits = typeof limits
