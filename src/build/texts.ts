import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

type Texts = Record<string, string>
const prefix = 'virtual:texts/'

/**
 * `virtual:texts/<language>`: the core's texts and those of every key that a plugin literal names (menu labels, titles),
 * so that the menu speaks before any plugin has been loaded.
 */
export const texts = (root: string): Plugin => ({
  name: 'portico-texts',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}.json` : null),
  load(id) {
    if (!id.startsWith(`\0${prefix}`)) return null
    const language = path.basename(id, '.json')
    for (const folder of textFolders(root)) this.addWatchFile(textFile(folder, language))
    return JSON.stringify(startTexts(root, language))
  },
})

/** The texts the portal speaks at start-up in one language, by key. */
export function startTexts(root: string, language: string): Texts {
  const [core, ...plugins] = textFolders(root)
  return Object.assign(
    readTexts(core!, language),
    ...plugins.map((folder) => {
      const literal = readFileSync(path.join(folder, 'plugin.ts'), 'utf8')
      const named = ([key]: [string, string]) => literal.includes(`'${key}'`)
      return Object.fromEntries(Object.entries(readTexts(folder, language)).filter(named))
    }),
  ) as Texts
}

/** The core's folder first, then that of each plugin. */
function textFolders(root: string): string[] {
  const plugins = path.join(root, 'plugins')
  const folders = existsSync(plugins) ? readdirSync(plugins).sort() : []
  const withLiteral = folders
    .map((folder) => path.join(plugins, folder))
    .filter((folder) => existsSync(path.join(folder, 'plugin.ts')))
  return [path.join(root, 'core/i18n'), ...withLiteral]
}

const textFile = (folder: string, language: string) => path.join(folder, 'locales', `${language}.json`)

const readTexts = (folder: string, language: string): Texts => {
  const file = textFile(folder, language)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}
