/** A file, relative to the root, and its text. */
export interface Source {
  file: string
  text: string
}

/** Lines and files of hand-written style sheets. Themes of tenants are data and do not count. */
export function measureSheets(sheets: readonly Source[]): { files: number; lines: number } {
  return {
    files: sheets.length,
    lines: sheets.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0),
  }
}

/** The class names in the selectors of a style sheet, unescaped. */
export function classesOf(css: string): Set<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const preludes = [...bare.matchAll(/([^{};]+)\{/g)]
    .map(([, prelude = '']) => prelude.trim())
    .filter((prelude) => !prelude.startsWith('@'))
  return new Set(preludes.flatMap(classesOfSelector))
}

const classesOfSelector = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)]
    .map(([, name = '']) => name.replaceAll('\\', ''))
    .filter((name) => /^[-\w]*[a-z]/i.test(name))

/** The text inside the blocks of a layer in a built style sheet. */
export function layerOf(css: string, layer: string): string {
  const start = `@layer ${layer}{`
  const blocks: string[] = []
  for (let at = css.indexOf(start); at >= 0; at = css.indexOf(start, at + 1)) {
    blocks.push(css.slice(at + start.length, endOfBlock(css, at + start.length)))
  }
  return blocks.join('\n')
}

/** The index of the brace that closes a block whose content begins at an index. */
function endOfBlock(css: string, from: number): number {
  let depth = 1
  let at = from
  for (; depth > 0 && at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
  }
  return at - 1
}
