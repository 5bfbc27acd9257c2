import path from 'node:path'
import type { VideoUpload } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import type { FileStore, IncomingFile } from '../../../../platform/files/fileStore'
import type { Upload } from '../../../../platform/http/api/files'
import { HttpError } from '../../../../platform/errors/httpError'
import { NotAVideo } from '../../../../platform/media/transcoding/transcoder'
import { readVideoKind, type VideoKind } from '../../../../platform/media/transcoding/videoKind'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { keepContent, placeContent } from '../../../documents/upload'
import { createRecord } from '../../../entities/records/writeRecord'
import type { Change } from '../../../entities/history/change'
import { videos } from '../entity'
import { uploadSql } from './uploads'

const MAX_TITLE = 200

interface Receiving {
  db: Tx
  files: FileStore
  /** Whether the server makes other files of it; otherwise the browser has to play this one. */
  transcodes: boolean
  change: Change
}

/**
 * Receives the file of a new video. The video has the name of the file and is not published. Throws 400:
 * FORMAT_NOT_VALID for a file that is not a video, one without its index, or one that the scanner refuses or no browser plays;
 * MAX_EXCEEDED above the limit.
 */
export async function receiveVideo(receiving: Receiving, upload: Upload): Promise<VideoUpload> {
  const { files, transcodes } = receiving
  const file = await files.receive(upload.content)
  try {
    const kind = await readVideoKind(file.path).catch(asRefusal)
    if (!kind) throw refusal('video')
    if (!transcodes && !(kind.isPlayable && kind.duration !== null)) throw refusal('codec')
    await files.scan(file)
    await file.seal()
    return await enqueue(receiving, file, { name: path.basename(upload.name), kind })
  } finally {
    await file.discard()
  }
}

const refusal = (reason: string) =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason } })

const asRefusal = (error: unknown): never => {
  throw error instanceof NotAVideo ? refusal(error.reason) : error
}

/** Keeps the content, creates the video and adds it to the queue. */
async function enqueue(
  { db, change }: Receiving,
  file: IncomingFile,
  { name, kind }: { name: string; kind: VideoKind },
): Promise<VideoUpload> {
  const { tenant, actor, now } = change
  await placeContent(db, tenant, file, now)
  return db.tx(async (tx) => {
    await keepContent(tx, tenant, file, now)
    const { id } = await createRecord(tx, change, videos, { title: titleOf(name) })
    const [row] = await tx.query<{ entity: VideoUpload }>(
      `insert into video_upload as u (tenant, video_id, name, type, size, hash, uploaded_by, created_at, not_before)
       values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz) returning ${uploadSql} as entity`,
      [tenant, id, name.slice(0, MAX_TITLE), kind.type, file.size, file.hash, actor, now.toISOString()],
    )
    return orNotFound(row).entity
  })
}

/** The name of a file without its extension, as a first title. */
const titleOf = (name: string): string =>
  path
    .parse(name)
    .name.replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, MAX_TITLE) || 'Vídeo'
