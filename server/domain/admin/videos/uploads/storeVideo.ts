import { Readable } from 'node:stream'
import type { IncomingFile } from '../../../../platform/files/fileStore'
import type { TranscodedFile } from '../../../../platform/media/transcoding/transcoder'
import { UPLOADED } from '../../../../platform/media/videoFiles'
import type { PersonContext } from '../../../../platform/http/request/personContext'
import { storePicture } from '../../../pictures/upload'
import { keepContent, placeContent } from '../../../documents/upload'
import { findRecord, writableFields } from '../../../entities/records/readRecord'
import { updateRecord } from '../../../entities/records/writeRecord'
import { changeOf } from '../../../entities/registerEntity'
import { videos } from '../entity'
import type { VideoContext } from './videoContext'
import { endUpload, type DueUpload } from './queue'

/** A file of a video that the store has received. */
export interface StoredVideoFile extends TranscodedFile {
  content: IncomingFile
}

/** What was made of a video. */
export interface PreparedVideo {
  duration: number
  files: readonly StoredVideoFile[]
  poster: Buffer | null
}

/**
 * Keeps the files of a video and ends its upload, at once or not at all: the contents of a cancelled upload are swept. An
 * administrator who edits the video meanwhile learns of the new poster by the version.
 */
export async function storeVideo(
  context: VideoContext,
  upload: DueUpload,
  made: PreparedVideo,
): Promise<void> {
  const { db, now } = context
  let isOurs = false
  try {
    for (const { content } of made.files) await placeContent(db, upload.tenant, content, now())
    isOurs = await endUploadWithFiles(context, upload, made)
  } finally {
    for (const { content } of made.files) await content.discard()
  }
  if (isOurs && made.poster) await setPoster(context, upload, made.poster)
}

/** Ends an upload with its files. Returns whether this process still had it. */
function endUploadWithFiles(
  { db, now }: VideoContext,
  upload: DueUpload,
  made: PreparedVideo,
): Promise<boolean> {
  const { tenant, videoId } = upload
  return db.tx(async (tx) => {
    if (!(await endUpload(tx, upload, now()))) return false
    await tx.query('delete from video_file where tenant = $1 and video_id = $2', [tenant, videoId])
    for (const { name, type, height, content } of made.files) {
      await keepContent(tx, tenant, content, now())
      await tx.query(
        `insert into video_file (tenant, video_id, name, type, height, hash, size) values ($1, $2, $3, $4, $5, $6, $7)`,
        [tenant, videoId, name, type, height, content.hash, content.size],
      )
    }
    await tx.query(`update video set media = $3, duration = $4 where tenant = $1 and id = $2`, [
      tenant,
      videoId,
      UPLOADED,
      Math.max(1, Math.round(made.duration)),
    ])
    return true
  })
}

/** Sets the poster, unless an administrator has chosen another one. */
async function setPoster(
  { db, files, tenants, now }: VideoContext,
  { tenant: tenantId, videoId, uploadedBy }: DueUpload,
  poster: Buffer,
): Promise<void> {
  const tenant = tenants.byId(tenantId)
  const video = await findRecord(db, tenantId, videos, videoId)
  if (!tenant || !video || video['thumbnailId'] != null) return
  // Administrators have no daily limit; this is one.
  const person = { actor: uploadedBy, subject: uploadedBy, roles: ['VideosAdministrator'] } as PersonContext
  const sending = { db, tenant, person, now: now() }
  const thumbnailId = await storePicture(sending, files, {
    name: 'poster.jpg',
    content: Readable.from([poster]),
  })
  const body = { ...writableFields(videos, video), thumbnailId, version: video['version'] }
  await updateRecord(db, changeOf(sending), videos, videoId, body)
}
