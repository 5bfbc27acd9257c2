import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { builtServer } from './builtServer'

/** The migration that the next version brings. */
export const NEXT_MIGRATION = '999_next_version.sql'

/** Makes a built server that has one migration more, as the next version would. `sql`: the migration. Resolves to its folder. */
export async function nextVersion(folder: string, sql: string): Promise<string> {
  const current = await builtServer()
  const target = path.join(folder, 'next')
  mkdirSync(path.join(target, 'server'), { recursive: true })
  for (const place of readdirSync(current)) {
    // A program finds its files beside itself, wherever a link to it is.
    if (place === 'program') cpSync(path.join(current, place), path.join(target, place), { recursive: true })
    else if (place !== 'server') symlinkSync(path.join(current, place), path.join(target, place))
  }
  for (const place of readdirSync(path.join(current, 'server')))
    if (place !== 'migrations')
      symlinkSync(path.join(current, 'server', place), path.join(target, 'server', place))
  const migrations = path.join(target, 'server/migrations')
  cpSync(path.join(current, 'server/migrations'), migrations, { recursive: true, dereference: true })
  writeFileSync(path.join(migrations, NEXT_MIGRATION), sql)
  return target
}
