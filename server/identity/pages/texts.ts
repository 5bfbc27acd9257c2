import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantOnServer } from '../../tenants/tenants'
import type es from '../texts/es.json'

export type TextKey = keyof typeof es
/** A text of the page's language, with `{{name}}` filled in. */
export type Text = (key: TextKey, values?: Record<string, string>) => string

const textsFolder = path.join(import.meta.dirname, '..', 'texts')

/** Loads the texts of the sign-in pages in a language; the tenant's own texts override the general ones. */
export function loadTexts({ folder, manifest }: TenantOnServer, language: string): Text {
  const texts: Record<string, string> = {
    ...read(path.join(textsFolder, `${language}.json`)),
    ...(manifest.locales?.includes(language) && read(path.join(folder, 'locales', `${language}.json`))),
  }
  return (key, values = {}) =>
    (texts[key] ?? `[${key}]`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

const read = (file: string): Record<string, string> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
