import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dropTemplates } from './engines'
import { postgresBinaries, startPostgres } from './postgres'

/**
 * One PostgreSQL for the whole test run, where its programs are installed, and a folder for the contents that databases
 * are copied from. Answers how to take both away.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Several projects ask for it; the first makes it for all.
  if (process.env['PORTICO_TEST_TEMPLATES']) return undefined
  const templates = mkdtempSync(path.join(os.tmpdir(), 'portico-templates-'))
  process.env['PORTICO_TEST_TEMPLATES'] = templates
  const binaries = postgresBinaries()
  const postgres =
    process.env['PORTICO_TEST_DATABASE_URL'] || !binaries ? undefined : await startPostgres(binaries)
  if (postgres) process.env['PORTICO_TEST_DATABASE_URL'] = postgres.url
  return async () => {
    await (postgres ? postgres.stop() : dropTemplates(templates))
    rmSync(templates, { recursive: true, force: true })
  }
}
