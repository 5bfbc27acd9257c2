import { readFileSync } from 'node:fs'
import path from 'node:path'

type Texts = Readonly<Record<string, string>>

const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Texts

/** A Spanish text that a tenant overrides. */
export function tenantText(tenant: string, key: string): string {
  const file = `tenants/${tenant}/locales/es.json`
  return requireText(read(file), key, file)
}

/** Returns a function that reads the administration's texts of a language and fills in values for `{{name}}`. */
export function adminTexts(language: 'es' | 'en') {
  const files = [`kits/admin/locales/${language}.json`, `plugins/admin/locales/${language}.json`]
  const texts: Texts = Object.assign({}, ...files.map(read))
  return (key: string, values: Record<string, string> = {}) =>
    requireText(texts, key, files.join(' and ')).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )
}

function requireText(texts: Texts, key: string, file: string): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`${file} has no text ${key}`)
  return text
}
