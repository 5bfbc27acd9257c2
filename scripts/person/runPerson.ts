import { parseArgs } from 'node:util'
import { listErasures, verifyFile } from './certificates'
import { options, usage, type PersonCommand, type PersonSurroundings } from './command'
import { runErase } from './runErase'
import { runExport } from './runExport'

const commands: Readonly<Record<string, (command: PersonCommand, file?: string) => Promise<void>>> = {
  export: runExport,
  erase: runErase,
  verify: verifyFile,
  list: listErasures,
}

/** Runs a command about one person. Rejects with a readable message. */
export async function runPerson(args: string[], { open, ...others }: PersonSurroundings): Promise<void> {
  const { positionals, values } = parseArguments(args)
  const [name = '', file, ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rest.length > 0 || (file !== undefined) !== (name === 'verify')) throw new Error(usage)
  const db = await open()
  try {
    await command({ ...others, db, values }, file)
  } finally {
    await db.close()
  }
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new Error(usage)
  }
}
