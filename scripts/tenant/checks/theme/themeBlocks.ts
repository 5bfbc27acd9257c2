/** A rule of a theme.css: its selector and its declarations, in order. */
export interface Block {
  selector: string
  declarations: readonly (readonly [property: string, value: string])[]
}

const imports = /@import\s[^;]*;/g

const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '')

/** The `@import` rules of a theme.css. */
export const themeImports = (css: string): string[] => withoutComments(css).match(imports) ?? []

/** The other rules of a theme.css. Themes are flat: no rule inside another. */
export function themeBlocks(css: string): Block[] {
  const bare = withoutComments(css).replace(imports, '')
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll('"', "'"),
    declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, property = '', value = '']) => [property, value.trim()] as const,
    ),
  }))
}
