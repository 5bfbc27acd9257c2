import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import spdx from 'spdx-license-list/full.js'
import type { LockedPackage } from './lockedPackages'

/** Names of files with a licence, or with a notice that has to stay with the code. */
const licenceFile = /^(un)?licen[cs]e|^copying|^notice/i
const isText = (file: string): boolean =>
  licenceFile.test(path.basename(file)) && !/\.(js|json|ts)$/.test(file)

/**
 * The texts under which a package of a checkout (`root`, absolute) may be passed on: those in its files, else the general texts of its SPDX expression, with its
 * authors. Undefined if there is none.
 */
export function licenceTextOf(root: string, { place, license }: LockedPackage): string | undefined {
  const folder = path.join(root, place)
  return ownTexts(folder) ?? generalText(folder, license)
}

function ownTexts(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    // Packages inside of it have entries of their own.
    .filter((file) => !path.relative(folder, file).includes('node_modules'))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8').trim())
  return texts.length > 0 ? [...new Set(texts)].join('\n\n') : undefined
}

/** Ids of an SPDX expression. */
export const idsOf = (license: string): string[] =>
  license.split(/[()\s]+/).filter((word) => word !== '' && !['AND', 'OR', 'WITH'].includes(word))

function generalText(folder: string, license: string): string | undefined {
  const ids = idsOf(license)
  const texts = ids.map((id) => spdx[id]?.licenseText)
  if (ids.length === 0 || texts.some((text) => !text)) return undefined
  return [`Copyright of its authors${authorsOf(folder)}.`, ...texts].join('\n\n')
}

interface Author {
  name?: string
}
interface Manifest {
  author?: string | Author
  contributors?: (string | Author)[]
}

/** `: A, B`, or nothing where the package is not installed or names nobody. */
function authorsOf(folder: string): string {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return ''
  const { author, contributors = [] } = JSON.parse(readFileSync(file, 'utf8')) as Manifest
  const names = [author ?? [], contributors]
    .flat()
    .map((one) => (typeof one === 'string' ? one.replace(/\s*[<(].*$/, '') : (one.name ?? '')))
    .filter(Boolean)
  return names.length > 0 ? `: ${names.join(', ')}` : ''
}
