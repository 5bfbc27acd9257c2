import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** A Markdown page of the project. */
export interface Page {
  /** Relative to the root, with slashes. */
  file: string
  /** The whole text. */
  text: string
  /** The text without blocks of code and comments. */
  prose: string
  /** The anchors of the headings, as GitHub writes them. */
  anchors: ReadonlySet<string>
}

const topPages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']

/** Reads the pages at the root and all of `docs/`. */
export const readPages = (): Page[] =>
  [
    ...topPages,
    ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .map((file) => `docs/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.md'))
      .sort(),
  ].map((file) => parsePage(file, readFileSync(path.join(root, file), 'utf8')))

/** Parses a page. `file` is relative to the root. */
export function parsePage(file: string, text: string): Page {
  const prose = text.replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/<!--.*?-->/gs, '')
  return { file, text, prose, anchors: anchorsOf(prose) }
}

function anchorsOf(prose: string): ReadonlySet<string> {
  const anchors = new Set<string>()
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} +(.+)$/gm)) {
    const slug = slugOf(heading)
    let anchor = slug
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`
    anchors.add(anchor)
  }
  return anchors
}

/** The anchor of a heading: its words in small letters, joined by hyphens, without markup and punctuation. */
const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The targets of the links and pictures of a page, as they are written. */
export const linksOf = ({ prose }: Page): string[] =>
  [
    ...prose
      .replaceAll(/`[^`\n]*`/g, '')
      .matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\s*\)|^\[[^\]]+\]: *(\S+)|(?:src|href)="([^"]+)"/gm),
  ].map(([, inline, reference, attribute]) => inline ?? reference ?? attribute ?? '')

/** What a page writes in backticks outside blocks of code. */
export const codesOf = ({ prose }: Page): string[] =>
  [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** The text below a heading, up to the next heading of the same or a higher level. Throws where the page has no such heading. */
export function textBelow({ file, text }: Pick<Page, 'file' | 'text'>, heading: string): string {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) throw new Error(`${file} has no heading "${heading}".`)
  const level = lines[start]?.indexOf(' ') ?? 0
  const after = lines.slice(start + 1)
  const end = after.findIndex((line) => new RegExp(`^#{1,${level}} `).test(line))
  return after.slice(0, end < 0 ? undefined : end).join('\n')
}

/** The cells of the rows of all tables of a text, without the heads. */
export const rowsOf = (text: string): string[][] =>
  [...text.matchAll(/^ *\|.*\n *\| *:?-[-| :]*\n((?: *\|.*(?:\n|$))*)/gm)].flatMap(([, body = '']) =>
    body
      .trim()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) =>
        line
          .trim()
          .slice(1, -1)
          .split(/(?<!\\)\|/)
          .map((cell) => cell.trim()),
      ),
  )

/** The words in backticks of a cell. */
export const namesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
