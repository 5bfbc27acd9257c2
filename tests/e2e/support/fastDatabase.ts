/**
 * Loaded before the portal of the browser tests: starts an installed PostgreSQL for it. Server and database together take a
 * quarter less time than with the embedded one, which the portals that single stories start have.
 */
import { postgresBinaries, startPostgres } from '../../../server/test/postgres'

const binaries = postgresBinaries()
if (binaries) process.env['DATABASE_URL'] = (await startPostgres(binaries)).url
