import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import type { QuestionData } from '../../schemas/questions/question'

/** Imports the literals of all plugins of the project at `root`, ordered by id. Their lazy parts are not loaded. */
export async function readPlugins(root: string): Promise<AnyPlugin[]> {
  const found = await importOfPlugins<AnyPlugin>(root, 'plugin.ts')
  return found.map(([, literal]) => literal)
}

/** Imports the questions of bookings by plugin, so that the server knows which answers it may store. */
export const readQuestions = async (root: string): Promise<Record<string, readonly QuestionData[]>> =>
  Object.fromEntries((await importOfPlugins<unknown>(root, 'questions.ts')).map(asQuestions))

/** Throws where the file of a plugin has something else, which the server would ignore. */
function asQuestions([id, value]: [id: string, value: unknown]): [id: string, questions: QuestionData[]] {
  if (!Array.isArray(value))
    throw new Error(
      `plugins/${id}/questions.ts has no list of questions as its default export. A file with another purpose needs another name.`,
    )
  return [id, value as QuestionData[]]
}

/** The default export of a file of every plugin that has it, ordered by the plugin's id. */
async function importOfPlugins<T>(root: string, name: string): Promise<[id: string, value: T][]> {
  const folders = readdirSync(path.join(root, 'plugins')).sort()
  const having = folders.filter((id) => existsSync(path.join(root, 'plugins', id, name)))
  return Promise.all(
    having.map(async (id) => {
      const file = pathToFileURL(path.join(root, 'plugins', id, name)).href
      return [id, ((await import(file)) as { default: T }).default] as [string, T]
    }),
  )
}
