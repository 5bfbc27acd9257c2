import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exportPerson, noteExport } from '../../server/domain/erasure/exportPerson'
import { findPerson } from './findPerson'
import { need, tenantOf, type PersonCommand } from './command'

/** Writes everything about a person into a new folder that only its owner can read. */
export async function runExport(command: PersonCommand): Promise<void> {
  const { db, files, now, values, print } = command
  const operator = need(values, 'by')
  const folder = path.resolve(need(values, 'to'))
  const { id: tenant } = tenantOf(command)
  const { id } = await findPerson(command)
  if (existsSync(folder)) throw new Error(`${folder} exists already: choose a new folder.`)
  mkdirSync(path.join(folder, 'files'), { recursive: true, mode: 0o700 })
  const context = { db, files, tenant, now }
  // Before the files, so that an export that breaks off is known too.
  await noteExport(context, id, operator)
  let count = 0
  for await (const { place, content } of exportPerson(context, id)) {
    await pipeline(
      Readable.from(content),
      createWriteStream(path.join(folder, place), { mode: 0o600, flags: 'wx' }),
    )
    count += 1
  }
  print(
    `${folder}: ${count} files. They contain the data of a patient: hand them over encrypted, and delete them here.`,
  )
}
