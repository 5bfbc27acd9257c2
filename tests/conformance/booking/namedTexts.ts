import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const languages = ['es', 'en'] as const

/**
 * The texts that the code in a plugin's folder names and a language lacks, as `KEY in en`. A name is a quoted key with a prefix of the plugin's
 * own keys, or with its id in capitals. This finds texts that no test shows.
 */
export function missingTexts(plugin: string, project = root): string[] {
  const folder = path.join(project, plugin)
  const textsOf = languages.map((language) => {
    const own = keysOf(path.join(folder, `locales/${language}.json`))
    return [
      language,
      own,
      new Set([
        ...own,
        ...['core/i18n', 'kits/booking'].flatMap((owner) =>
          keysOf(path.join(project, `${owner}/locales/${language}.json`)),
        ),
      ]),
    ] as const
  })
  const prefixes = new Set([
    inCapitals(path.basename(plugin)),
    ...textsOf.flatMap(([, own]) => own.map(prefixOf)),
  ])
  const named = quotedKeys(folder).filter((key) => prefixes.has(prefixOf(key)))
  return textsOf.flatMap(([language, , all]) =>
    named.filter((key) => !all.has(key)).map((key) => `${key} in ${language}`),
  )
}

/** The keys of a language file; plural keys also without their suffix, as code names them. */
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
