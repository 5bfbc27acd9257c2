/** An unusable manifest, with what is needed to correct it. */
export class ManifestError extends Error {
  override name = 'ManifestError'

  constructor(
    /** Source of the manifest: an address, or the page itself. */
    readonly file: string,
    /** JSON pointer of the member; empty for the whole. */
    readonly path: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`${file}${path && `#${path}`}: expected ${expected}, found ${found}`)
  }
}
