/**
 * Server process with 10,000 documents and 1,000,000 measurements of one person. Argument: the database. Sends its origin and a token
 * when ready. Answers `memory` with what the process uses, and at most used since it was last asked, in bytes.
 */
import path from 'node:path'
import { folderStore } from '../../../server/platform/files/folderStore'
import type { DatabaseKind } from '../../../server/test/databases'
import { personId } from '../../../server/demo/people/personRow'
import { createFolder, openOnDisk, serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'
import { seedRecords } from './seedRecords'

/** The answer to `memory`. */
export interface Memory {
  now: number
  most: number
}

const SAMPLE_MS = 2
const { folder, remove } = createFolder('records')
const clinic = await startClinic({
  db: await openOnDisk(process.argv[2] as DatabaseKind, folder),
  backend: { demo: { namesFrom: 0, doctors: 4 } },
  files: folderStore({ folder: path.join(folder, 'files') }),
  seed: (db, tenant) => seedRecords(db, tenant, personId(tenant, 'luis'), new Date()),
})

let most = 0
setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS).unref()
const memory = (): Memory => {
  const now = process.memoryUsage.rss()
  const answer = { now, most: Math.max(most, now) }
  most = now
  return answer
}

const stop = async () => {
  await clinic.close()
  remove()
}
serve({ origin: clinic.origin, token: await clinic.tokenOf('luis') } satisfies RunningServer, stop, {
  memory,
})
