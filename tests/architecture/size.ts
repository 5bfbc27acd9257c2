import path from 'node:path'
import type { Rule } from './violation'

const maxLines = 300
const maxFiles = 20

/** No file exceeds the maximum number of lines. */
export const fileSize: Rule = (sources) =>
  sources
    .filter(({ lines }) => lines > maxLines)
    .map(({ file, lines }) => ({
      file,
      problem: `has ${lines} lines`,
      instead: `split it by topic: usually 30 to 200 lines, ${maxLines} at most`,
    }))

/** No folder exceeds the maximum number of files. Tests and style sheets do not count. */
export const folderSize: Rule = (sources) => {
  const counts = new Map<string, number>()
  for (const { file, isTest } of sources) {
    if (isTest || file.endsWith('.css')) continue
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => ({
      file: folder,
      problem: `has ${count} files`,
      instead: `sort them into folders by topic: ${maxFiles} files at most`,
    }))
}
