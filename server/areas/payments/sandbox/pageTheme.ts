import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pageTheme } from '../../../identity/pages/theme'
import type { TenantOnServer } from '../../../tenants/tenants'
import type es from './texts/es.json'

/** The coat of a tenant's payment page: its colours, and the policy that lets nothing but them in. */
export interface PageTheme {
  css: string
  policy: string
}

const sheets = path.join(import.meta.dirname, '../../../identity/pages/css')
const pageCss = [
  path.join(sheets, 'base.css'),
  path.join(sheets, 'components.css'),
  path.join(import.meta.dirname, 'page.css'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The coat of a tenant; its forms lead back to this server and to where else its portal is served from. */
export function createPageTheme({ folder, backend }: TenantOnServer): PageTheme {
  const theme = path.join(folder, 'theme.css')
  const css = `${pageTheme(existsSync(theme) ? readFileSync(theme, 'utf8') : '', pageCss)}\n${pageCss}`
  const hash = createHash('sha256').update(css).digest('base64')
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...(backend.origins ?? [])].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return { css, policy }
}

export type TextKey = keyof typeof es

/** A text of the page, with `{{name}}` filled in. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string

/** The texts of a language; Spanish where there are none. */
export function loadTexts(language: string): Text {
  const texts = read(language === 'en' ? 'en' : 'es')
  return (key, values = {}) =>
    (texts[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

const read = (language: 'es' | 'en') =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'texts', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >
