import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const languages = ['es', 'en'] as const

/**
 * Texts that the sources of a plugin name and that a language lacks, as `KEY in en`. A name is a quoted key that begins as the
 * plugin's own keys do, or with its id in capitals: what the plugin may show on a way that no test has taken yet.
 */
export function missingTexts(plugin: string, backend = root): string[] {
  const folder = path.join(backend, 'plugins', plugin)
  const textsOf = languages.map((language) => {
    const own = keysOf(path.join(folder, `locales/${language}.json`))
    return [
      language,
      own,
      new Set([...own, ...keysOf(path.join(backend, `core/i18n/locales/${language}.json`))]),
    ] as const
  })
  const prefixes = new Set([inCapitals(plugin), ...textsOf.flatMap(([, own]) => own.map(prefixOf))])
  const named = quotedKeys(folder).filter((key) => prefixes.has(prefixOf(key)))
  return textsOf.flatMap(([language, , all]) =>
    named.filter((key) => !all.has(key)).map((key) => `${key} in ${language}`),
  )
}

/** Plurals are named without their ending. */
const keysOf = (file: string): string[] =>
  existsSync(file)
    ? Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object).flatMap((key) => [
        key,
        key.replace(/_(?:zero|one|two|few|many|other)$/, ''),
      ])
    : []

function quotedKeys(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const keys = sources.flatMap((file) =>
    [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(
        /(['"`])([A-Z][A-Z0-9_]*(?:\.[A-Z0-9_]+)+)\1/g,
      ),
    ].map(([, , key = '']) => key),
  )
  return [...new Set(keys)].sort()
}

const prefixOf = (key: string) => key.split('.')[0] ?? key

/** `norteHospital` is NORTE_HOSPITAL, as `npm run new` writes it. */
const inCapitals = (id: string) =>
  id
    .split(/(?=[A-Z])/)
    .join('_')
    .toUpperCase()
