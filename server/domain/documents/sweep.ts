import type { Db, Tx } from '../../platform/db/database'
import type { FileStore } from '../../platform/files/fileStore'

/** Files that one round deletes at most. */
const MAX_FILES = 100
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

interface Content {
  tenant: string
  hash: string
}

/**
 * Deletes uploads that no document has used for a day, files that a server was receiving when it was killed a day ago, and
 * contents that no document has used for an hour. The row of a content is locked until its file is gone, so that the same
 * content, sent again meanwhile, is stored after that.
 */
export async function sweepFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.query(`delete from document_upload where uploaded_at < $1::timestamptz - interval '1 day'`, [at])
  const unused = await db.query<Content>(
    `select tenant, hash from stored_file f where stored_at < $1::timestamptz - interval '1 hour' and ${isUnused}
     limit ${MAX_FILES}`,
    [at],
  )
  await sweepIncoming(files, now)
  for (const content of unused) await deleteContent(db, files, content, new Date(now.getTime() - HOUR_MS))
}

/** Deletes files that this process was receiving when it was killed a day ago. */
export const sweepIncoming = (files: FileStore, now: Date): Promise<void> =>
  files.sweepIncoming(new Date(now.getTime() - DAY_MS))

const isUnused = `not exists (select from document d where d.tenant = f.tenant and d.hash = f.hash)
  and not exists (select from record_file r where r.tenant = f.tenant and r.hash = f.hash)
  and not exists (select from document_upload u where u.tenant = f.tenant and u.hash = f.hash)
  and not exists (select from picture p where p.tenant = f.tenant and p.hash = f.hash)
  and not exists (select from video_file v where v.tenant = f.tenant and v.hash = f.hash)
  and not exists (select from video_upload w where w.tenant = f.tenant and w.hash = f.hash)`

/** Deletes a content that nothing has any more and that was stored until a moment. */
export const deleteContent = (
  db: Tx,
  files: FileStore,
  { tenant, hash }: Content,
  storedUntil: Date,
): Promise<void> =>
  db.tx(async (tx) => {
    const deleted = await tx.query(
      `delete from stored_file f where tenant = $1 and hash = $2
         and stored_at <= $3::timestamptz and ${isUnused} returning hash`,
      [tenant, hash, storedUntil.toISOString()],
    )
    if (deleted.length > 0) await files.remove(tenant, hash)
  })
