/** Where sealed contents lie: a folder, or a bucket. Names have letters, digits, dots, hyphens and slashes. */
export interface ContentPlace {
  /** Puts a sealed file under a name. The same name is replaced. */
  put(name: string, file: string): Promise<void>
  /** The content of a name; undefined when there is none. */
  open(name: string): Promise<AsyncIterable<Buffer> | undefined>
  /** Deletes a content. It may be missing. */
  remove(name: string): Promise<void>
}
