import type { Tx } from '../../../../platform/db/database'
import type { VideoFault } from '../../../../platform/media/transcoding/transcoder'

/** A process that stops unexpectedly loses its video after this time. */
const LEASE_SECONDS = 60
/** How many processes may stop in the middle of a video: it may be what stops them. */
export const MAX_ATTEMPTS = 5

/** A video to prepare now. */
export interface DueUpload {
  tenant: string
  id: number
  videoId: number
  hash: string
  uploadedBy: string
  /** Grows with each process that takes it. A process with an older number has lost the video. */
  attempts: number
}

/** Why a video could not be prepared. */
export type UploadFault = VideoFault | 'stopped' | 'failed'

/** The videos that were prepared in the last hour, or are being prepared, for the tenant or the person of `u`. */
const served = (more = '') => `(select count(*) from video_upload s where s.tenant = u.tenant ${more}
  and (s.state = 'working' and s.not_before > $1::timestamptz or s.finished_at > $1::timestamptz - interval '1 hour'))`

/**
 * Claims a video of the tenants that waits, or whose process has stopped: of the tenant, and there of the person, for whom the fewest were
 * prepared in the last hour, the one that has waited the longest. Several servers may call this at once: each
 * gets another video.
 */
export async function claimUpload(
  db: Tx,
  tenants: readonly string[],
  now: Date,
): Promise<DueUpload | undefined> {
  const [due] = await db.query<DueUpload>(
    `with due as (
       select tenant, id from video_upload u
       where tenant = any($2) and state in ('waiting', 'working') and not_before <= $1::timestamptz
       order by ${served()}, ${served('and s.uploaded_by = u.uploaded_by')}, not_before, id limit 1 for update skip locked)
     update video_upload u set state = 'working', percent = 0, attempts = u.attempts + 1,
       not_before = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS})
     from due where u.tenant = due.tenant and u.id = due.id
     returning u.tenant, u.id, u.video_id as "videoId", u.hash, u.uploaded_by as "uploadedBy", u.attempts`,
    [now.toISOString(), tenants],
  )
  return due
}

/** Whether this process still has the video, in the conditions of a statement. */
const isOwn = `tenant = $1 and id = $2 and attempts = $3 and state = 'working'`
const key = ({ tenant, id, attempts }: DueUpload) => [tenant, id, attempts]

/** Records how much is done. Returns whether this process still has the video; it may be cancelled. */
export async function noteProgress(
  db: Tx,
  upload: DueUpload,
  { percent, now }: { percent: number; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update video_upload set percent = $4, not_before = $5::timestamptz + make_interval(secs => ${LEASE_SECONDS})
     where ${isOwn} returning id`,
    [...key(upload), Math.floor(percent), now.toISOString()],
  )
  return rows.length > 0
}

/** Gives a video back: another process, or this one after its start, takes it at once. */
export const releaseUpload = (db: Tx, upload: DueUpload, now: Date): Promise<unknown> =>
  db.query(
    `update video_upload set state = 'waiting', percent = 0, not_before = $4::timestamptz where ${isOwn}`,
    [...key(upload), now.toISOString()],
  )

/** Records that a video could not be prepared. An administrator may try again. */
export const failUpload = (
  db: Tx,
  upload: DueUpload,
  { reason, now }: { reason: UploadFault; now: Date },
): Promise<unknown> =>
  db.query(
    `update video_upload set state = 'failed', reason = $4, finished_at = $5::timestamptz where ${isOwn}`,
    [...key(upload), reason, now.toISOString()],
  )

/** Ends an upload in the transaction that keeps what was made. Returns whether this process still had it. */
export async function endUpload(tx: Tx, upload: DueUpload, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update video_upload set state = 'ready', percent = 100, hash = null, finished_at = $4::timestamptz
     where ${isOwn} returning id`,
    [...key(upload), now.toISOString()],
  )
  return rows.length > 0
}
