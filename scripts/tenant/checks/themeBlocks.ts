/** A rule of a theme.css: its selector and its declarations, in order. */
export interface Block {
  selector: string
  declarations: readonly (readonly [property: string, value: string])[]
}

/** The rules of a theme.css. Themes are flat: no rule inside another. */
export function themeBlocks(css: string): Block[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replaceAll('"', "'"),
    declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(
      ([, property = '', value = '']) => [property, value.trim()] as const,
    ),
  }))
}
