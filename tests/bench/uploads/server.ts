/** Server process that can be killed and started again. Arguments: folder and port. Sends its origin and a token when ready. */
import path from 'node:path'
import { sweepFiles } from '../../../server/domain/documents/sweep'
import { openDb } from '../../../server/platform/db/database'
import { folderStore } from '../../../server/platform/files/folderStore'
import { serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'

/** What is left in the database after everything old has been swept. */
export interface Leftovers {
  /** Uploads that are not documents. */
  uploads: number
  /** Contents that no document has. */
  unused: number
  /** The names of all contents. */
  hashes: string[]
}

const DAY_MS = 86_400_000
const [folder = '', port = ''] = process.argv.slice(2)
const files = folderStore({ folder: path.join(folder, 'files') })
const db = await openDb({ folder: path.join(folder, 'db') })
const clinic = await startClinic({
  // What is left is read after the server has closed.
  db: { ...db, close: async () => {} },
  backend: { demo: { namesFrom: 0, doctors: 4 } },
  port: Number(port),
  files,
})
serve({ origin: clinic.origin, token: await clinic.tokenOf('luis') } satisfies RunningServer, stop)

async function stop(): Promise<Leftovers> {
  await clinic.close()
  // Whatever was left a day ago is deleted in two days, 100 contents at a time.
  for (let round = 0; round < 10; round += 1)
    await sweepFiles(db, files, new Date(Date.now() + 2 * DAY_MS + round))
  const [uploads] = await db.query<{ count: number }>('select count(*)::int as count from document_upload')
  const contents = await db.query<{ hash: string; isUsed: boolean }>(
    `select hash, exists (select from document d where d.tenant = f.tenant and d.hash = f.hash)
       or exists (select from record_file r where r.tenant = f.tenant and r.hash = f.hash) as "isUsed" from stored_file f`,
  )
  const leftovers: Leftovers = {
    uploads: uploads?.count ?? 0,
    unused: contents.filter(({ isUsed }) => !isUsed).length,
    hashes: contents.map(({ hash }) => hash),
  }
  await db.close()
  return leftovers
}
