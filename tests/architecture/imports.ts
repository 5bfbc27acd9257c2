/** One import of a source. */
export interface Import {
  /** As written: `./rules`, `@core/ui/Button`, `react`. */
  specifier: string
  /** `value` and `type` at the top, `lazy` for `import()` and for Vite's glob. */
  kind: 'value' | 'type' | 'lazy'
}

const code =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

/** A source without its comments. Texts in quotes stay. */
export const withoutComments = (text: string): string =>
  text.replace(code, (_, quoted?: string) => quoted ?? '')

const atTop =
  /^[ \t]*(?:import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?(?:[\w\s{},*$]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const lazy = /\bimport(?:\.meta\.glob(?:<[^>]*>)?)?\(\s*\[?\s*['"]([^'"\n]+)['"]/g

/** The imports of a source. In: its text without comments. */
export const importsOf = (text: string): Import[] => [
  ...[...text.matchAll(atTop)].map(([, type, specifier = '']) => ({
    specifier,
    kind: type ? ('type' as const) : ('value' as const),
  })),
  ...[...text.matchAll(lazy)].map(([, specifier = '']) => ({ specifier, kind: 'lazy' as const })),
]
