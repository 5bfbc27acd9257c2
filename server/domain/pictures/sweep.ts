import type { Db } from '../../platform/db/database'
import { readSlices, SLICE_ROWS } from '../../platform/db/slices'

interface Key {
  tenant: string
  id: number
}

/** Uploaded more than a day ago, so that the form it was chosen in has been saved or left. */
const isOld = `p.uploaded_by is not null and p.uploaded_at < $1::timestamptz - interval '1 day'`

const isUnused = `not exists (select from person r where r.tenant = p.tenant and r.thumbnail_id = p.id)
  and not exists (select from doctor d where d.tenant = p.tenant and d.thumbnail_id = p.id)
  and not exists (select from doctor d where d.tenant = p.tenant and d.extra ->> 'bannerId' = p.id::text)
  and not exists (select from video v where v.tenant = p.tenant and v.thumbnail_id = p.id)
  and not exists (select from specialty s where s.tenant = p.tenant and split_part(s.image_url, '/', 4) = p.id::text)
  and not exists (select from deleted_row d where d.tenant = p.tenant and d.content ->> 'thumbnail_id' = p.id::text)
  and not exists (select from deleted_row d where d.tenant = p.tenant
    and split_part(d.content ->> 'image_url', '/', 4) = p.id::text)`

/**
 * Deletes uploaded pictures that nothing shows: one that was replaced, and one that nobody saved within a day. A record in the
 * bin keeps its picture. The file store
 * deletes their contents an hour later, unless another picture or a document has the same.
 */
export async function sweepPictures(db: Db, now: Date, isStopping = () => false): Promise<void> {
  const at = now.toISOString()
  const read = (last?: Key) =>
    db.query<Key>(
      `select tenant, id from picture p where ${isOld} and (tenant, id) > ($2, $3::bigint)
       order by tenant, id limit ${SLICE_ROWS}`,
      [at, last?.tenant ?? '', last?.id ?? 0],
    )
  for await (const keys of readSlices(db, read)) {
    if (isStopping()) return
    await deleteUnused(db, keys, at)
  }
}

/**
 * A record that is being saved locks its picture, so that it is passed over here. Once locked here, it is looked for again:
 * a record may have been saved between both.
 */
const deleteUnused = (db: Db, keys: readonly Key[], at: string): Promise<void> =>
  db.tx(async (tx) => {
    const locked = await tx.query<Key>(
      `select tenant, id from picture p where ${isOld} and id = any($2::bigint[]) and ${isUnused}
       for update of p skip locked`,
      [at, keys.map(({ id }) => id)],
    )
    if (locked.length === 0) return
    await tx.query(`delete from picture p where ${isOld} and id = any($2::bigint[]) and ${isUnused}`, [
      at,
      locked.map(({ id }) => id),
    ])
  })
