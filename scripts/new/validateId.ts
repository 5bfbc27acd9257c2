import { existsSync } from 'node:fs'
import path from 'node:path'
import { contributions } from '../../core/plugin/contributions'
import { readSources } from '../../tests/architecture/sources'
import { readPlugins } from '../schemas/plugins'

/** Refuses an id that no plugin can bear, or that is taken. Throws, in words for people. */
export async function validateId(root: string, id: string): Promise<void> {
  if (!/^[a-z][a-zA-Z0-9]{2,30}$/.test(id)) {
    throw new Error(`"${id}" cannot be an id: letters and digits, a small letter first, 3 to 31 of them.`)
  }
  if (existsSync(path.join(root, 'plugins', id))) throw new Error(`plugins/${id} is there already.`)
  const plugins = await readPlugins(root)
  const owner = plugins.find((plugin) =>
    contributions(plugin, 'bookingVariants', {}, () => {}).some((variant) => variant.id === id),
  )
  if (owner) throw new Error(`"${id}" is a way to book of the plugin "${owner.id}" already.`)
  const word = new RegExp(`\\b${id}\\b`)
  if (readSources(root).some(({ file, code }) => file.startsWith('core/') && word.test(code))) {
    throw new Error(`"${id}" is a word of the core, which may not name a plugin. Choose one of your own.`)
  }
}
