/** Server process with demo data on disk. Argument: the database. Sends its origin and two tokens when ready. */
import path from 'node:path'
import { folderStore } from '../../../server/platform/files/folderStore'
import type { DatabaseKind } from '../../../server/test/databases'
import { createFolder, openOnDisk, serve, startClinic } from '../clinicServer'
import type { RunningServer } from '../serverProcess'

/** The message to the parent process: `token` is an administrator's. */
export interface RunningStallServer extends RunningServer {
  patientToken: string
}

const { folder, remove } = createFolder('stalls')
const clinic = await startClinic({
  db: await openOnDisk(process.argv[2] as DatabaseKind, folder),
  backend: { features: ['adminUsers'] },
  files: folderStore({ folder: path.join(folder, 'files') }),
})
const { origin, tokenOf } = clinic
const stop = async () => {
  await clinic.close()
  remove()
}
serve(
  { origin, token: await tokenOf('admin'), patientToken: await tokenOf('ana') } satisfies RunningStallServer,
  stop,
)
