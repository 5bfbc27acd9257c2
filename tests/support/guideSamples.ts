import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A block of code in a guide, and the file that it would be. */
export interface Sample {
  /** The guide, relative to the root. */
  guide: string
  /** Relative to the root. */
  file: string
  code: string
}

/** A file name in a comment or in a line of its own, then a block. */
const named = /(?:<!-- (\S+\.\w+) -->|^`(\S+\.\w+)`)\n+```(?:ts|tsx|json)\n(.*?)```/gms
/** Languages of files. Fragments of JSON, commands and SQL stand alone. */
const code = /^```(ts|tsx)$/gm

const guides = (root: string): { guide: string; text: string }[] =>
  [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(path.join(root, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ].map((guide) => ({ guide, text: readFileSync(path.join(root, guide), 'utf8') }))

/** The blocks of all guides that name their file. */
export const guideSamples = (root: string): Sample[] =>
  guides(root).flatMap(({ guide, text }) =>
    [...text.matchAll(named)].map(([, comment, line, content = '']) => ({
      guide,
      file: comment ?? line ?? '',
      code: content,
    })),
  )

/** The guides with more blocks of TypeScript than blocks that name their file. */
export function namelessBlocks(root: string): string[] {
  const samples = guideSamples(root).filter(({ file }) => /\.tsx?$/.test(file))
  return guides(root)
    .filter(({ guide, text }) => {
      const count = samples.filter((sample) => sample.guide === guide).length
      return [...text.matchAll(code)].length !== count
    })
    .map(({ guide }) => guide)
}
