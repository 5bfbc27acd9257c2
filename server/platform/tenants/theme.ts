import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../paths'

/** The folder of the fonts that every tenant may use: one folder per family. */
export const fontsFolder = path.join(root, 'core/theme/fonts')

/** The families of the portal, by the name that tenant.json and theme.css use. */
export const fontFamilies: readonly string[] = readdirSync(fontsFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const importOfFamily = /@import\s+(['"])\/fonts\/([\w-]+)\/font\.css\1\s*;/g

/** The families that a theme imports. */
export const importedFonts = (theme: string): string[] =>
  [...theme.matchAll(importOfFamily)].map(([, , family = '']) => family)

/**
 * The text of a tenant's theme.css with the style sheets of its imported fonts in place; empty if the tenant uses the
 * default theme.
 */
export function readTheme(folder: string): string {
  const file = path.join(folder, 'theme.css')
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').replace(importOfFamily, (rule, _quote, family: string) =>
    fontFamilies.includes(family) ? fontCss(family) : rule,
  )
}

/** The address of the font that a manifest names: a family of the portal, or a file of the tenant's folder. */
export const fontAddress = (font: string): string =>
  fontFamilies.includes(font) ? (/url\('([^']+)'\)/.exec(fontCss(font))?.[1] ?? '') : `/tenant/${font}`

const fontCss = (family: string) => readFileSync(path.join(fontsFolder, family, 'font.css'), 'utf8')
