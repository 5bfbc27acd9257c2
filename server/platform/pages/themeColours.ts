import type { ColourToken } from '../../../schemas/theme/tokens'
import { readTheme } from '../tenants/theme'
import { lightTokens } from './theme'

/** The colours of a tenant whose theme does not set them. */
const standIns = {
  surface: '#f4f4f4',
  'surface-raised': '#ffffff',
  text: '#1c1c1c',
  'text-muted': '#555555',
  line: '#dddddd',
  brand: '#1c4e80',
  'on-brand': '#ffffff',
  deep: '#1c4e80',
  'on-deep': '#ffffff',
  accent: '#ffffff',
  'on-accent': '#1c1c1c',
} as const satisfies Partial<Record<ColourToken, string>>

/** The tokens that are read as values, for what knows no custom properties: letters and the pictures of an installed portal. */
type ValueToken = keyof typeof standIns

/** The colours of the light theme in a tenant's folder, in hex. */
export function themeColours<Name extends ValueToken>(
  folder: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const tokens = lightTokens(readTheme(folder))
  const colours = names.map((name) => [name, hexOf(tokens.get(`--${name}`)) ?? standIns[name]])
  return Object.fromEntries(colours) as Record<Name, string>
}

const hexOf = (value: string | undefined) => (value && /^#[\da-f]{6}$/i.test(value) ? value : undefined)
