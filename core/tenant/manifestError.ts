/** The manifest is not what the portal can start with. Carries what a person who mends it has to know. */
export class ManifestError extends Error {
  override name = 'ManifestError'

  constructor(
    /** Where the manifest was read: an address, or the page itself. */
    readonly file: string,
    /** JSON pointer of the member; empty for the whole. */
    readonly path: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`${file}${path && `#${path}`}: expected ${expected}, found ${found}`)
  }
}
