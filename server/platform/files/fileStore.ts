import type { ByteRange } from './byteRange'

/** A file that is being received: written to a private place, where it can be inspected, and not yet kept. */
export interface IncomingFile {
  /** The plain content on this machine, for inspection. */
  path: string
  /** SHA-256 of the content, in hexadecimal; the content's name in the store. */
  hash: string
  /** In bytes. */
  size: number
  /** Prepares the content for the store, encrypted if the store has a key. */
  seal(): Promise<void>
  /** Puts the sealed content in its place, in an instant. The same content replaces itself. */
  place(tenant: string): Promise<void>
  /** Deletes what is left of it. Never rejects. */
  discard(): Promise<void>
}

/**
 * Keeps the contents of files outside the database, by their hash. A tenant cannot read the contents of another one: its
 * id is part of each place.
 */
export interface FileStore {
  receive(content: AsyncIterable<Buffer>): Promise<IncomingFile>
  /** Generates a content. Throws if it is missing or was changed. */
  read(tenant: string, hash: string): AsyncIterable<Buffer>
  /** Generates a part of a content of `size` bytes. Throws if it is missing or was changed. */
  readRange(tenant: string, hash: string, range: ByteRange & { size: number }): AsyncIterable<Buffer>
  /**
   * Encrypts a content that was stored with another key, or without one, with the key of the store. Resolves to whether it has. Rejects if
   * the content is missing or was changed.
   */
  reseal(tenant: string, hash: string): Promise<boolean>
  /** Deletes a content. It may be missing. */
  remove(tenant: string, hash: string): Promise<void>
  /** Deletes files that were being received before a moment: a server that was killed has left them. */
  sweepIncoming(before: Date): Promise<void>
  /** Throws `HttpError` if the file may not be kept: a scanner found something, or does not answer. */
  scan(file: IncomingFile): Promise<void>
}
