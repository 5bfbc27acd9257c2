/**
 * Loaded before the portal of the browser tests: starts an installed PostgreSQL for it, which takes a third of the embedded
 * database's time. The portals that single stories start have the embedded database.
 */
import { postgresBinaries, startPostgres } from '../../../server/test/postgres'

const binaries = postgresBinaries()
if (binaries) process.env['DATABASE_URL'] = (await startPostgres(binaries)).url
