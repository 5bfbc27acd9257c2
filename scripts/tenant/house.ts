import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyPlugin, Texts } from '../../core/plugin/definePlugin'
import { tenantSchema } from '../schemas/tenantSchema'

/** Whose texts these are and what they are, by language. */
export interface TextOwner {
  /** Folder of the language files, relative to the house. */
  folder: string
  texts: Readonly<Record<string, Texts>>
}

/** What tenants are checked against: the plugins of the build, its texts and the schema of a manifest. */
export interface House {
  root: string
  plugins: readonly AnyPlugin[]
  core: TextOwner
  /** Texts by plugin id. */
  owners: ReadonlyMap<string, TextOwner>
  schema: object
}

export const allLanguages = ['es', 'en'] as const

/** Reads the house at `root`. */
export async function readHouse(root: string): Promise<House> {
  const ids = readdirSync(path.join(root, 'plugins')).sort()
  const files = ids
    .map((id) => path.join(root, 'plugins', id, 'plugin.ts'))
    .filter((file) => existsSync(file))
  const plugins = await Promise.all(files.map(async (file) => (await importPlugin(file)).default))
  const owner = (folder: string) => ({ folder, texts: readTexts(path.join(root, folder)) })
  return {
    root,
    plugins,
    core: owner('core/i18n/locales'),
    owners: new Map(plugins.map(({ id }) => [id, owner(`plugins/${id}/locales`)])),
    schema: await tenantSchema(root),
  }
}

const importPlugin = (file: string) => import(pathToFileURL(file).href) as Promise<{ default: AnyPlugin }>

/** The language files of a folder; a language without a file has no texts. */
function readTexts(folder: string): Record<string, Texts> {
  const files = allLanguages.map((language) => [language, path.join(folder, `${language}.json`)] as const)
  return Object.fromEntries(
    files.map(([language, file]) => [
      language,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {},
    ]),
  )
}
