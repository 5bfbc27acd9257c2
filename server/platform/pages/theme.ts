import { readFileSync } from 'node:fs'
import path from 'node:path'

const everyPage = path.resolve(import.meta.dirname, '../../../schemas/theme/page.css')

/** The CSS of a page of the server: what every page of a tenant has, and the sheets with these names that such pages share. */
export const readSheets = (...names: readonly string[]): string =>
  [everyPage, ...names.map((name) => path.join(import.meta.dirname, 'css', `${name}.css`))]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

interface Block {
  head: string
  body: string
}

interface Tokens {
  light: Map<string, string>
  dark: Map<string, string>
  fonts: string[]
}

/**
 * Extracts the part of a tenant's theme.css that a page needs: its fonts and the tokens the page's CSS uses, light or
 * dark by the system's colour scheme. Takes and returns CSS.
 */
export function pageTheme(themeCss: string, pageCss: string): string {
  const tokens: Tokens = { light: new Map(), dark: new Map(), fonts: [] }
  collect(withoutComments(themeCss), tokens)
  const used = new Set(Array.from(pageCss.matchAll(/var\((--[\w-]+)/g), (match) => match[1] ?? ''))
  const declared = (values: Map<string, string>) =>
    [...values].filter(([name]) => used.has(name)).map(([name, value]) => `${name}:${value}`)
  return [
    ...tokens.fonts,
    `:root{color-scheme:light;${declared(tokens.light).join(';')}}`,
    `@media(prefers-color-scheme:dark){:root{color-scheme:dark;${declared(tokens.dark).join(';')}}}`,
  ].join('\n')
}

/** The tokens of a tenant's light theme, for letters: mail programs know no custom properties. */
export function lightTokens(themeCss: string): ReadonlyMap<string, string> {
  const tokens: Tokens = { light: new Map(), dark: new Map(), fonts: [] }
  collect(withoutComments(themeCss), tokens)
  return tokens.light
}

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

function collect(css: string, tokens: Tokens): void {
  for (const { head, body } of blocksOf(css)) {
    if (head === '@font-face') tokens.fonts.push(`@font-face{${compact(body)}}`)
    else if (head.startsWith('@')) collect(body, tokens)
    else if (/\[data-theme=['"]?dark['"]?\]$/.test(head)) declare(body, tokens.dark)
    else if (/(^|,\s*):root$/.test(head)) declare(body, tokens.light)
  }
}

function declare(body: string, into: Map<string, string>): void {
  for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g))
    into.set(name, compact(value))
}

const compact = (css: string) => css.replace(/\s+/g, ' ').trim()

/** The top-level rules of a style sheet; nested rules stay in the body. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (brace === '{' && depth === 1) open = index
    if (brace === '}' && depth === 0) {
      blocks.push({ head: compact(css.slice(start, open)), body: css.slice(open + 1, index) })
      start = index + 1
    }
  }
  return blocks
}
