import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const body = readFileSync(path.join(import.meta.dirname, '..', 'static', 'signIn.js'))
const version = createHash('sha256').update(body).digest('hex').slice(0, 12)

/** The only script of the pages. Its URL contains a content hash, so browsers can cache it. */
export const SCRIPT = { address: `/identity/static/signIn-${version}.js`, body }
