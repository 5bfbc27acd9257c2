import { openTestDb, type DatabaseKind } from '../../../server/test/databases'
import { startClinic } from '../clinicServer'

/** A server whose people may register, with passwords hashed at their real cost. Its letters go nowhere. */
export async function startAccountServer(database: DatabaseKind) {
  const { db, origin, close } = await startClinic({
    db: await openTestDb(database),
    backend: { features: ['register'] },
    mail: { send: async () => {} },
  })
  return {
    origin,
    /** Forgets limits, registrations and letters, so that every request finds the same server. */
    forget: () => db.exec('delete from letter; delete from registration; delete from sign_in_attempt'),
    stop: close,
  }
}
