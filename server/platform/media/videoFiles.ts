import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Tx } from '../db/database'
import type { ByteRange } from '../files/byteRange'
import type { FileStore } from '../files/fileStore'
import { pathOf, readMedia, type MediaSource } from './media'

/** The value of `video.media` for a video that an administrator has uploaded; others name a folder of server/platform/media/files. */
export const UPLOADED = 'upload'

/** A video and where its files are. */
export interface VideoMedia {
  tenant: string
  videoId: number
  media: string
}

interface FileRow {
  name: string
  type: string
  height: number | null
  bytes: number
  hash: string
}

const listFiles = (db: Tx, { tenant, videoId }: VideoMedia): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select name, type, height, size as bytes, hash from video_file where tenant = $1 and video_id = $2
     order by type like 'application/%', height desc nulls last, name`,
    [tenant, videoId],
  )

/** The files of a video that are played. */
export async function readVideoSources(db: Tx, video: VideoMedia): Promise<MediaSource[]> {
  if (video.media !== UPLOADED) return readMedia(video.media).sources
  const files = await listFiles(db, video)
  return files.flatMap(({ name, height, type, bytes }): MediaSource[] =>
    height === null ? [] : [{ file: name, type, height, bytes }],
  )
}

/** A file of a video that can be read in parts. */
export interface ReadableFile {
  type: string
  size: number
  /** Changes with the content. */
  tag: string
  read: (range: ByteRange) => AsyncIterable<Buffer>
}

/** A file of a video: one that is played, a playlist or its segments. Undefined for any other name. */
export async function findVideoFile(
  { db, files }: { db: Tx; files?: FileStore },
  video: VideoMedia,
  name: string,
): Promise<ReadableFile | undefined> {
  if (video.media !== UPLOADED) return findShippedFile(video.media, name)
  const row = (await listFiles(db, video)).find((one) => one.name === name)
  if (!row || !files) return undefined
  const { type, bytes, hash } = row
  return {
    type,
    size: bytes,
    tag: hash.slice(0, 24),
    read: (range) => files.readRange(video.tenant, hash, { ...range, size: bytes }),
  }
}

async function findShippedFile(media: string, name: string): Promise<ReadableFile | undefined> {
  const { sources, parts = [] } = readMedia(media)
  const file = [...sources, ...parts].find((one) => one.file === name)
  if (!file) return undefined
  const place = pathOf(media, name)
  const { size, mtimeMs } = await stat(place)
  return {
    type: file.type,
    size,
    tag: `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
    read: (range) => createReadStream(place, range),
  }
}
