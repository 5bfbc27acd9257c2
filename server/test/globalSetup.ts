import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { dropTemplates } from './databases'
import { startPooler, type TestPooler } from './pooler'
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
  const pooler = await openPooler()
  return async () => {
    await pooler?.stop()
    await (postgres ? postgres.stop() : dropTemplates(templates))
    rmSync(templates, { recursive: true, force: true })
  }
}

/** PORTICO_TEST_POOLER=1 starts a PgBouncer, and then has its address. */
async function openPooler(): Promise<TestPooler | undefined> {
  const url = process.env['PORTICO_TEST_DATABASE_URL']
  if (process.env['PORTICO_TEST_POOLER'] !== '1' || !url) return undefined
  const pooler = await startPooler(url)
  process.env['PORTICO_TEST_POOLER'] = pooler.address
  return pooler
}
