import { existsSync } from 'node:fs'
import path from 'node:path'
import { contributions } from '../../core/plugin/contributions'
import { readSources } from '../../tests/architecture/sources'
import { readPlugins } from '../schemas/plugins'

/** Throws an error with a readable message if an id is invalid or taken. */
export async function validateId(root: string, id: string): Promise<void> {
  if (!/^[a-z][a-zA-Z0-9]{2,30}$/.test(id)) {
    throw new Error(
      `"${id}" is not a valid id: expected 3 to 31 letters and digits, beginning with a lower-case letter.`,
    )
  }
  if (existsSync(path.join(root, 'plugins', id))) throw new Error(`plugins/${id} already exists.`)
  const plugins = await readPlugins(root)
  const owner = plugins.find((plugin) =>
    contributions(plugin, 'bookingVariants', {}, () => {}).some((variant) => variant.id === id),
  )
  if (owner) throw new Error(`"${id}" is already a booking variant of the plugin "${owner.id}".`)
  const word = new RegExp(`\\b${id}\\b`)
  if (readSources(root).some(({ file, code }) => file.startsWith('core/') && word.test(code))) {
    throw new Error(`"${id}" occurs in the code of the core, which may not name a plugin. Choose another id.`)
  }
}
