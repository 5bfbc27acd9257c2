import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../server/platform/paths'

/** The version of this Portico, such as 0.2.0. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version
