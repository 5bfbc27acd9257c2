import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantOnServer } from './tenants'

/** Fills the `{{name}}` placeholders of texts. A missing text shows its key. */
export const createText =
  (texts: Record<string, string>) =>
  (key: string, values: Readonly<Record<string, string>> = {}): string =>
    (texts[key] ?? `[${key}]`).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')

/** The texts that a tenant has of its own in a language, terms included. */
export const readOwnTexts = (
  { folder, manifest }: TenantOnServer,
  language: string,
): Record<string, string> =>
  manifest.locales?.includes(language) ? readTexts(path.join(folder, 'locales'), language) : {}

/** Reads the texts of a language from a folder; none if there is no such file. */
export function readTexts(folder: string, language: string): Record<string, string> {
  const file = path.join(folder, `${language}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
