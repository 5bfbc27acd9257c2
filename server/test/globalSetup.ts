import { postgresBinaries, startPostgres } from './postgres'

/** One PostgreSQL for the whole test run, where its programs are installed. Answers how to stop it. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const binaries = postgresBinaries()
  if (process.env['PORTICO_TEST_DATABASE_URL'] || !binaries) return undefined
  const postgres = await startPostgres(binaries)
  process.env['PORTICO_TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
