import type { ByteRange } from './byteRange'

/** Where encrypted contents are stored: a folder, or a bucket. Names have letters, digits, dots, hyphens and slashes. */
export interface ContentStorage {
  /** Stores an encrypted file under a name. The same name is replaced. */
  put(name: string, file: string): Promise<void>
  /** The content of a name, or a part of it; undefined when there is none. */
  open(name: string, range?: ByteRange): Promise<AsyncIterable<Buffer> | undefined>
  /** Deletes a content. It may be missing. */
  remove(name: string): Promise<void>
}
