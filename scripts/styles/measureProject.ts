import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findForeignUses, type ForeignUse } from './rules'
import { measureSheets, type Source } from './styleSheets'

export interface ProjectStyles {
  /** Hand-written style sheets, without themes of tenants. */
  files: number
  lines: number
  foreignUses: ForeignUse[]
  /** The sources of the portal with markup. */
  sources: Source[]
}

/** Measures the style sheets and the markup of the project at a root: what git knows or would add. */
export function measureProject(root: string): ProjectStyles {
  const sheets = readFiles(root, '*.css', ':!tenants')
  const sources = readFiles(root, 'core', 'kits', 'plugins', 'src').filter(
    ({ file }) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const portalSheets = sheets.filter(({ file }) => !file.startsWith('server/'))
  return { ...measureSheets(sheets), foreignUses: findForeignUses(portalSheets, sources), sources }
}

const readFiles = (root: string, ...patterns: string[]): Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
