import { describe } from 'vitest'
import { databases } from '../../../test/databases'
import { postgresBackplane } from './postgresBackplane'
import { describeBackplane } from './test/describeBackplane'

describe.runIf(databases.includes('postgres'))('the messages of a hub', () => {
  describeBackplane('through PostgreSQL', {
    connect: postgresBackplane,
    breakConnections: (db) =>
      db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where query ilike 'listen%' and datname = current_database()`,
      ),
  })
})
