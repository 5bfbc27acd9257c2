import type { VideoUpload } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import type { FileStore } from '../../../../platform/files/fileStore'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { deleteContent } from '../../../documents/sweep'
import type { Change } from '../../../entities/history/change'
import { deleteRecord } from '../../../entities/records/writeRecord'
import { videos } from '../entity'

const MAX_SHOWN = 50

/** A VideoUpload of a row `u`. */
export const uploadSql = `jsonb_build_object('id', u.id, 'assetId', u.video_id, 'name', u.name, 'bytes', u.size,
  'state', u.state, 'percent', u.percent, 'reason', u.reason)`

/** The uploads of the last seven days and those that are not ready, the latest first. */
export async function listUploads(db: Tx, tenant: string, now: Date): Promise<VideoUpload[]> {
  const rows = await db.query<{ entity: VideoUpload }>(
    `select ${uploadSql} as entity from video_upload u
     where u.tenant = $1 and (u.state <> 'ready' or u.created_at > $2::timestamptz - interval '7 days')
     order by u.created_at desc, u.id desc limit ${MAX_SHOWN}`,
    [tenant, now.toISOString()],
  )
  return rows.map(({ entity }) => entity)
}

/** Puts a failed upload back into the queue. Throws 404 if there is no such upload, or it has not failed. */
export async function retryUpload(db: Tx, tenant: string, id: number, now: Date): Promise<void> {
  const [row] = await db.query(
    `update video_upload set state = 'waiting', percent = 0, reason = null, attempts = 0, finished_at = null,
       not_before = $3::timestamptz
     where tenant = $1 and id = $2 and state = 'failed' returning id`,
    [tenant, id, now.toISOString()],
  )
  orNotFound(row)
}

/**
 * Deletes an upload that is not ready, its video and its content; a process that works on it notices. Throws 404 if there is
 * none.
 */
export async function cancelUpload(db: Tx, files: FileStore, change: Change, id: number): Promise<void> {
  const { tenant, now } = change
  const hash = await db.tx(async (tx) => {
    const [row] = await tx.query<{ videoId: number; hash: string }>(
      `delete from video_upload where tenant = $1 and id = $2 and state <> 'ready'
       returning video_id as "videoId", hash`,
      [tenant, id],
    )
    const upload = orNotFound(row)
    await deleteRecord(tx, change, videos, upload.videoId)
    return upload.hash
  })
  await deleteContent(db, files, { tenant, hash }, now)
}
