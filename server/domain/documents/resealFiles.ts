import type { Db } from '../../platform/db/database'
import type { FileStore } from '../../platform/files/fileStore'

/** Encrypts each stored content with the key of the store. Resolves to how many it has changed. Rejects at a content that is missing or was changed. */
export async function resealFiles(db: Db, files: FileStore): Promise<number> {
  const contents = await db.query<{ tenant: string; hash: string }>(
    'select tenant, hash from stored_file order by tenant, hash',
  )
  let count = 0
  for (const { tenant, hash } of contents) if (await resealFile(db, files, tenant, hash)) count += 1
  return count
}

/** The row is locked meanwhile, so that nobody deletes the content. */
const resealFile = (db: Db, files: FileStore, tenant: string, hash: string): Promise<boolean> =>
  db.tx(async (tx) => {
    // A video may take minutes.
    await tx.exec('set local idle_in_transaction_session_timeout = 0')
    const rows = await tx.query('select hash from stored_file where tenant = $1 and hash = $2 for share', [
      tenant,
      hash,
    ])
    return rows.length > 0 && files.reseal(tenant, hash)
  })
