import { readFileSync } from 'node:fs'
import path from 'node:path'

type Texts = Readonly<Record<string, string>>

const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Texts

/** A Spanish text that a tenant says in its own words. */
export function tenantText(tenant: string, key: string): string {
  const file = `tenants/${tenant}/locales/es.json`
  return requireText(read(file), key, file)
}

/** Gives the administration's texts in a language; `{{name}}` becomes the value given for it. */
export function adminTexts(language: 'es' | 'en') {
  const files = [`kits/admin/locales/${language}.json`, `plugins/admin/locales/${language}.json`]
  const texts: Texts = Object.assign({}, ...files.map(read))
  return (key: string, values: Record<string, string> = {}) =>
    requireText(texts, key, files.join(' and ')).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )
}

function requireText(texts: Texts, key: string, where: string): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`${where}: no ${key}`)
  return text
}
