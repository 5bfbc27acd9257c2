import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Catalogue } from './catalogue'

export interface Citation {
  id: string
  /** Path from the root, with slashes. */
  file: string
  line: number
}

const folders = [
  'core',
  'kits',
  'plugins',
  'schemas',
  'server',
  'src',
  'scripts',
  'tests',
  'tenants',
  'docs',
  '.',
]
const isText = /\.(ts|tsx|mjs|css|json|sql|html|md|csv)$/
const isGenerated = /^schemas\/generated\/|^package-lock\.json$/

/**
 * Every requirement id that the files below `root` mention, whether it exists or not. An id is an area of the catalogue, or
 * `C`, with a number; `UTF-8` is not one.
 */
export function readCitations(root: string, { statements }: Catalogue): Citation[] {
  const id = new RegExp(`\\b(?:${[...statements.keys(), 'C'].join('|')})-\\d+\\b`, 'g')
  return folders.flatMap((folder) => listFiles(root, folder)).flatMap((file) => readFile(root, file, id))
}

/** Whether a file holds tests or test data. */
export const isTest = (file: string): boolean =>
  file.startsWith('tests/') || /\.test\.tsx?$|\/test[A-Z/]/.test(file)

function listFiles(root: string, folder: string): string[] {
  const recursive = folder !== '.'
  return readdirSync(path.join(root, folder), { recursive, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => isText.test(file) && !isGenerated.test(file))
}

function readFile(root: string, file: string, id: RegExp): Citation[] {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
  return lines.flatMap((text, index) =>
    [...text.matchAll(id)].map(([found]) => ({ id: found, file, line: index + 1 })),
  )
}
