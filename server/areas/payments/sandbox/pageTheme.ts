import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pageTheme } from '../../../identity/pages/theme'
import type { TenantOnServer } from '../../../tenants/tenants'
import { readTheme } from '../../../tenants/theme'
import type es from './texts/es.json'

/** The styles of a tenant's payment page, and the content security policy that allows only them. */
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

/** Creates the theme of a tenant's page. Its forms may lead to this server and to the other origins of the portal. */
export function createPageTheme({ folder, backend }: TenantOnServer): PageTheme {
  const css = `${pageTheme(readTheme(folder), pageCss)}\n${pageCss}`
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

/** Returns a text of the page with its `{{name}}` placeholders replaced. */
export type Text = (key: TextKey, values?: Readonly<Record<string, string>>) => string

/** Loads the texts of a language; Spanish for any other language. */
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
