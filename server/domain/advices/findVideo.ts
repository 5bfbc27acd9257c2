import type { Video, VideoCue } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { parseCaptions } from '../../../schemas/rules/captions'
import { signMedia } from '../../platform/media/address'
import { readVideoSources } from '../../platform/media/videoFiles'
import { captionLanguages, captionsOf, chaptersOf, type TextedVideo } from '../../platform/media/videoTexts'
import { orNotFound } from '../../platform/errors/orNotFound'
import { marksJoin, publishedSql, videoEntitySql, viewerValues } from './videoSql'
import type { Viewer } from './viewer'

interface FoundVideo extends TextedVideo {
  entity: Video
  media: string
}

/** How a video is read. */
export interface Reading {
  secret: string
  now: Date
}

/**
 * A published video with the addresses of its files. Throws 404 if there is none, and 403 NOTAUTHORIZED for
 * one that the person's plan does not include.
 */
export async function readVideo(
  db: Tx,
  viewer: Viewer,
  id: number,
  { secret, now }: Reading,
): Promise<Video> {
  const video = await requireVideo(db, viewer, id)
  const { entity, media } = video
  const { tenant, language } = viewer
  const sources = await readVideoSources(db, { tenant, videoId: id, media })
  const isForPlans = entity.planIds !== undefined && entity.planIds.length > 0
  const address = signMedia(secret, { tenant, videoId: id, isForPlans, now })
  const files = sources.map(({ file, ...source }) => ({ ...source, url: `${address.path}/${file}` }))
  return {
    ...entity,
    url: files[0]?.url ?? null,
    sources: files,
    expiresAt: address.expiresAt.toISOString(),
    captions: captionLanguages(video),
    chapters: chaptersOf(video, language),
  }
}

/** The captions of a video. Throws as `readVideo`, and 404 for a language without captions. */
export async function readCues(
  db: Tx,
  viewer: Viewer,
  { id, language }: { id: number; language: string },
): Promise<VideoCue[]> {
  return parseCaptions(orNotFound(captionsOf(await requireVideo(db, viewer, id), language)))
}

/** Whether there is such a video for patients. */
export async function isPublished(db: Tx, viewer: Viewer, id: number): Promise<boolean> {
  return (await findVideo(db, viewer, id)) !== undefined
}

async function requireVideo(db: Tx, viewer: Viewer, id: number): Promise<FoundVideo> {
  const found = orNotFound(await findVideo(db, viewer, id))
  const { isLocked, title, planIds, duration, owner, thumbnailId } = found.entity
  const unlocking = [...new Set([...(planIds ?? []), ...viewer.fullPlanIds])]
  if (isLocked)
    throw new HttpError(403, 'NOTAUTHORIZED', {
      details: {
        title,
        planIds: unlocking,
        duration,
        owner: owner?.fullName ?? null,
        thumbnailId: thumbnailId ?? null,
      },
    })
  return found
}

async function findVideo(db: Tx, viewer: Viewer, id: number): Promise<FoundVideo | undefined> {
  const [row] = await db.query<FoundVideo>(
    `select ${videoEntitySql('$6')} as entity, v.media, v.texts from video v ${marksJoin} where ${publishedSql} and v.id = $5`,
    [...viewerValues(viewer), id, viewer.language],
  )
  return row
}
