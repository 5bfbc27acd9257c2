import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '../../core/i18n/texts'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { kits } from '../../src/kits'
import { readPlugins } from '../schemas/plugins'
import { tenantBase, tenantSchema } from '../schemas/tenantSchema'

/** The texts of the core, a kit, a plugin or the server, by language. */
export interface TextOwner {
  /** Folder of the language files, relative to the project. */
  folder: string
  texts: Readonly<Record<string, Texts>>
}

/** What tenants are checked against: plugins, texts and the schema of the manifest. */
export interface Project {
  plugins: readonly AnyPlugin[]
  /** Features of the administration's sections, which plugins load lazily. */
  adminFeatures: readonly string[]
  core: TextOwner
  kits: readonly TextOwner[]
  /** The sign-in pages and the letters of the reference server. */
  server: readonly TextOwner[]
  /** Texts by plugin id. */
  owners: ReadonlyMap<string, TextOwner>
  schema: object
  /** The version of the portal. */
  version: string
}

export const allLanguages = ['es', 'en'] as const

/** Reads the project at `root` from its sources. */
export async function readProject(root: string): Promise<Project> {
  const plugins = await readPlugins(root)
  return projectOf(root, plugins, await adminFeaturesOf(plugins))
}

/** The project of these plugins, with the texts and the schema at `root`. `adminFeatures`: see `Project`. */
export function projectOf(
  root: string,
  plugins: readonly AnyPlugin[],
  adminFeatures: readonly string[],
): Project {
  const owner = (folder: string) => ({ folder, texts: readTexts(path.join(root, folder)) })
  return {
    plugins,
    adminFeatures,
    core: owner('core/i18n/locales'),
    kits: readdirSync(path.join(root, 'kits')).map((kit) => owner(`kits/${kit}/locales`)),
    server: ['server/platform/identity/texts', 'server/platform/letters/texts'].map(owner),
    owners: new Map(plugins.map(({ id }) => [id, owner(`plugins/${id}/locales`)])),
    schema: tenantSchema(tenantBase(root), plugins),
    version: versionOf(root),
  }
}

const versionOf = (root: string) =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version

/** Reads the language files of a folder. A missing file means no texts. */
function readTexts(folder: string): Record<string, Texts> {
  const files = allLanguages.map((language) => [language, path.join(folder, `${language}.json`)] as const)
  return Object.fromEntries(
    files.map(([language, file]) => [
      language,
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {},
    ]),
  )
}

/** The features that the sections of the administration name. Loads the sections. */
async function adminFeaturesOf(plugins: readonly AnyPlugin[]): Promise<string[]> {
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const { host } = collect(
    plugins,
    everything,
    new Set([...plugins.flatMap(({ features = [] }) => features), ...everyCapability]),
    {
      kits,
    },
  )
  const loaded = await Promise.all(host.adminEntities.map(({ sections }) => sections()))
  return loaded.flatMap((module) =>
    module.default.flatMap(({ requires, optionalFeatures = [] }) => [
      ...(requires.features ?? []),
      ...optionalFeatures,
    ]),
  )
}
