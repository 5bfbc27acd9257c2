import type { Db } from '../../platform/db/database'
import type { FileStore } from '../../platform/files/fileStore'
import { readInline, type TableWithContent } from './files'
import { keepContent, placeContent } from './upload'

interface Place {
  tenant: string
  id: number
}

/** Moves contents from the database to the file store: those from before it, and those of demo data. */
export async function moveContents(db: Db, files: FileStore, now: Date): Promise<void> {
  for (const table of ['document', 'record_file'] as const) {
    for (let next = await nextOf(db, table); next; next = await nextOf(db, table))
      await moveContent(db, files, { ...next, table }, now)
  }
}

async function nextOf(db: Db, table: TableWithContent): Promise<Place | undefined> {
  const [next] = await db.query<Place>(
    `select tenant, id from ${table} where content is not null order by tenant, id limit 1`,
  )
  return next
}

async function moveContent(
  db: Db,
  files: FileStore,
  { table, tenant, id }: Place & { table: TableWithContent },
  now: Date,
): Promise<void> {
  const file = await files.receive(readInline(db, table, tenant, id))
  try {
    await file.seal()
    await placeContent(db, tenant, file, now)
    await db.tx(async (tx) => {
      await keepContent(tx, tenant, file, now)
      await tx.query(`update ${table} set content = null, hash = $3 where tenant = $1 and id = $2`, [
        tenant,
        id,
        file.hash,
      ])
      if (table === 'document')
        await tx.query('update document set size = $3 where tenant = $1 and id = $2', [tenant, id, file.size])
    })
  } finally {
    await file.discard()
  }
}
