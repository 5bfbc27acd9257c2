/** Server process with many videos. Arguments: the database, and how many. Sends its origin and a token when ready. */
import { personId } from '../../../server/demo/people/personRow'
import { openTestDb, type DatabaseKind } from '../../../server/test/databases'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'
import { seedManyVideos } from './seedVideos'

const clinic = await startClinic({
  db: await openTestDb(process.argv[2] as DatabaseKind),
  backend: { features: ['videoAdvices'] },
  seed: (db, tenant) => seedManyVideos(db, tenant, Number(process.argv[3]), personId(tenant, 'luis')),
})
serve({ origin: clinic.origin, token: await clinic.tokenOf('luis') } satisfies RunningServer, clinic.close)
