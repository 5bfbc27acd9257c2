import { readFileSync } from 'node:fs'
import path from 'node:path'

type Texts = Readonly<Record<string, string>>
type Language = 'es' | 'en'

/** Reads a text and fills in values for `{{name}}`. */
export type ReadText = (key: string, values?: Record<string, string>) => string

const read = (file: string) => JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Texts

/** A Spanish text that a tenant overrides. */
export function tenantText(tenant: string, key: string): string {
  const file = `tenants/${tenant}/locales/es.json`
  return requireText(read(file), key, file)
}

/** Returns a function that reads the administration's texts of a language. */
export const adminTexts = (language: Language): ReadText =>
  textsOf(['kits/admin/locales', 'plugins/admin/locales'].map((folder) => `${folder}/${language}.json`))

/** Returns a function that reads the texts about accounts of a tenant: those of the portal and of the sign-in page. */
export const accountTexts = (language: Language, tenant: string): ReadText =>
  textsOf(
    [
      'core/i18n/locales',
      'core/ui/forms/account/locales',
      'core/app/reauthentication/locales',
      'server/platform/identity/texts',
      ...['access', 'account', 'family', 'registration'].map((id) => `plugins/${id}/locales`),
      `tenants/${tenant}/locales`,
    ].map((folder) => `${folder}/${language}.json`),
  )

/** Returns a function that reads the texts of files; a later one replaces those of earlier ones. */
function textsOf(files: readonly string[]): ReadText {
  const texts: Texts = Object.assign({}, ...files.map(read))
  return (key, values = {}) =>
    requireText(texts, key, files.join(' and ')).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => values[name] ?? '',
    )
}

/** Returns a function that reads a plugin's texts of a language. */
export function pluginTexts(plugin: string, language: 'es' | 'en') {
  const file = `plugins/${plugin}/locales/${language}.json`
  const texts = read(file)
  return (key: string) => requireText(texts, key, file)
}

function requireText(texts: Texts, key: string, file: string): string {
  const text = texts[key]
  if (text === undefined) throw new Error(`${file} has no text ${key}`)
  return text
}
