import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A script of the pages, at an address of its own origin. */
export interface PageScript {
  address: string
  body: Buffer
}

/** The URL contains a content hash, so browsers can cache it. */
function readScript(name: string, file: string): PageScript {
  const body = readFileSync(file)
  const version = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return { address: `/identity/static/${name}-${version}.js`, body }
}

const staticFolder = path.join(import.meta.dirname, '..', 'static')
const browserLibrary = path.dirname(createRequire(import.meta.url).resolve('@simplewebauthn/browser'))

/** The script of the forms. The pages work without it. */
export const SCRIPT = readScript('signIn', path.join(staticFolder, 'signIn.js'))

/** The scripts of the pages that use a passkey, in this order: the library, which puts `SimpleWebAuthnBrowser` into the page, and its use. */
export const PASSKEY_SCRIPTS: readonly PageScript[] = [
  readScript('webauthn', path.join(browserLibrary, '..', 'dist', 'bundle', 'index.umd.min.js')),
  readScript('passkey', path.join(staticFolder, 'passkey.js')),
]

/** The script at an address; undefined for any other address. */
export const findScript = (address: string | undefined): PageScript | undefined =>
  [SCRIPT, ...PASSKEY_SCRIPTS].find((script) => script.address === address)
