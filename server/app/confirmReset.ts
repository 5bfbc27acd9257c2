import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { ConfigError } from './settings/configError'
import type { Config } from './settings/config'

/** Asks the operator a question. Undefined: nobody sits at a terminal. */
export type Ask = ((question: string) => Promise<string>) | undefined

/** Asks at the terminal of this process; undefined without one. */
export const terminal = (): Ask => {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await lines.question(question)
    } finally {
      lines.close()
    }
  }
}

/** A file of the data folder. The embedded database there has, or had, data of real people. */
const markOf = ({ data }: Pick<Config, 'data'>): string => path.join(data, 'without-demo')

/** Notes for later starts that the embedded database has data of real people, whatever their settings are. */
export function noteRealData(config: Pick<Config, 'data' | 'demo' | 'databaseUrl'>): void {
  if (config.demo || config.databaseUrl) return
  writeFileSync(
    markOf(config),
    'A start with demo data off has used this folder: --reset asks before it deletes the data.\n',
    {
      mode: 0o600,
    },
  )
}

/** Forgets the note, after the data were deleted. */
export const forgetRealData = (config: Pick<Config, 'data'>): void => rmSync(markOf(config), { force: true })

/**
 * Refuses to delete data of real people until the operator types the name of the database: in a PostgreSQL, or where a start
 * had demo data off. A local demo is deleted without a question. Throws `ConfigError` without the name.
 */
export async function confirmReset(config: Config, name: string, ask: Ask): Promise<void> {
  if (config.demo && !config.databaseUrl && !existsSync(markOf(config))) return
  const typed =
    config.confirm ?? (await ask?.(`--reset deletes all data of the database ${name}. Type its name: `))
  if (typed?.trim() === name) return
  throw new ConfigError(
    typed === undefined
      ? `--reset deletes all data of the database ${name}. To do that, type its name: npm start -- --reset --confirm ${name}`
      : `Nothing was deleted: the database is ${name}, and you typed ${typed.trim() || 'nothing'}.`,
  )
}

/** The name of the embedded database for the operator: that of its data folder. */
export const folderName = ({ data }: Pick<Config, 'data'>): string => path.basename(data)
