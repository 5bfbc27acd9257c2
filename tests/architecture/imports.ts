/** An import of a source file. */
export interface Import {
  /** As written: `./rules`, `@portico/core/ui/Button`, `react`. */
  specifier: string
  /** `value` and `type` for static imports, `lazy` for `import()` and for Vite's glob. */
  kind: 'value' | 'type' | 'lazy'
}

const code =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g

/** Removes the comments of a source file; strings stay. */
export const withoutComments = (text: string): string =>
  text.replace(code, (_, quoted?: string) => quoted ?? '')

/** Lists the comments of a source file. */
export const commentsOf = (text: string): string[] =>
  [...text.matchAll(code)].filter(([, quoted]) => quoted === undefined).map(([comment]) => comment)

const atTop =
  /^[ \t]*(?:import|export)\b(\s+type\b(?!\s*(?:,|from\b)))?(?:[\w\s{},*$]*?\bfrom)?\s*['"]([^'"\n]+)['"]/gm
const lazy = /\bimport(?:\.meta\.glob(?:<[^>]*>)?)?\(\s*\[?\s*['"]([^'"\n]+)['"]/g

/** Lists the imports of a source file. Takes its text without comments. */
export const importsOf = (text: string): Import[] => [
  ...[...text.matchAll(atTop)].map(([, type, specifier = '']) => ({
    specifier,
    kind: type ? ('type' as const) : ('value' as const),
  })),
  ...[...text.matchAll(lazy)].map(([, specifier = '']) => ({ specifier, kind: 'lazy' as const })),
]
