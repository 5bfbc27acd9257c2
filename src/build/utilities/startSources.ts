import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
const isFile = (file: string) => existsSync(file) && statSync(file).isFile()

/**
 * The files that the given files import, direct and indirect, and these themselves, as absolute paths. Dynamic imports,
 * imports of types and packages of others do not count.
 */
export function staticSources(root: string, entries: readonly string[]): Set<string> {
  const seen = new Set(entries)
  for (const file of seen) for (const next of importsOf(root, file)) seen.add(next)
  return seen
}

function importsOf(root: string, file: string): string[] {
  if (!/\.tsx?$/.test(file)) return []
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType).map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  )
  return [...imports, ...exports].flatMap((source) => resolve(root, path.dirname(file), source) ?? [])
}

/** The file behind an import, or undefined if it is none of the portal's. */
function resolve(root: string, folder: string, source: string): string | undefined {
  const [, workspace, rest = ''] = /^@portico\/([^/]+)\/(.+)$/.exec(source) ?? []
  if (workspace === undefined && !source.startsWith('.')) return undefined
  const kit = workspace === 'core' ? 'core' : `kits/${workspace}`
  const base = workspace === undefined ? path.join(folder, source) : path.join(root, kit, rest)
  return endings.map((ending) => `${base}${ending}`).find(isFile)
}
