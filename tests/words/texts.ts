import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type Language = 'es' | 'en'

/** A text that people read. `where`: its file and key. */
export interface Text {
  where: string
  text: string
}

/** The text files of both languages, relative to the repository. */
export const textFiles: readonly string[] = ['core', 'kits', 'plugins', 'tenants', 'server'].flatMap(
  (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /(locales|texts)[\\/](.+[\\/])?(es|en)\.json$/.test(file)),
)

/** The content of a JSON file of the repository. */
export const readTexts = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>

/** All texts of the text files in a language. */
export const textsIn = (language: Language): Text[] =>
  textFiles
    .filter((file) => path.basename(file) === `${language}.json`)
    .flatMap((file) =>
      Object.entries(readTexts(file)).flatMap(([key, text]) =>
        typeof text === 'string' ? [{ where: `${file} ${key}`, text }] : [],
      ),
    )
