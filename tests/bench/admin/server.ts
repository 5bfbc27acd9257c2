/** Server process with 100,000 users and 1,000 doctors. Argument: the database. Sends its origin and a token when ready. */
import { largeAmounts, seedLarge } from '../../../server/demo/large/seedLarge'
import { openTestDb, type DatabaseKind } from '../../../server/test/databases'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'

const clinic = await startClinic({
  db: await openTestDb(process.argv[2] as DatabaseKind),
  backend: { features: ['adminUsers'] },
  seed: (db, tenant) => seedLarge(db, tenant, new Date(), { ...largeAmounts, videos: 0 }),
})
serve({ origin: clinic.origin, token: await clinic.tokenOf('admin') } satisfies RunningServer, clinic.close)
