import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dropTemplates } from './databases'
import { postgresBinaries, startPostgres } from './postgres'

/**
 * Starts one PostgreSQL for the whole test run, if it is installed, and creates the folder of the template databases.
 * Returns the teardown.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Runs once per vitest project; the first call sets up for all.
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
