import { readFileSync } from 'node:fs'
import type { Random } from '../../domain/shared/random'
import { addDays } from '../../domain/shared/zone'
import type { Tx } from '../../platform/db/database'
import { pathOf, readMedia } from '../../platform/media/media'
import { dailyPlays } from '../admin/videos'
import type { DemoDoctor } from '../doctors/doctors'
import { insertRows, takeIds, type Row } from '../rows'
import { seedAuthors } from './authors'
import { englishTexts } from './englishTexts'
import { demoVideos, type DemoVideo } from './titles'

/** A category that only tenants with health videos have. */
export const heartCategory = { Corazón: ['tensión', 'colesterol', 'medicinas'] } as const

interface AdvicesSeed {
  doctors: readonly DemoDoctor[]
  /** People who like videos. */
  people: readonly string[]
  /** Somebody who has begun one, and keeps others. */
  viewer: string
  tags: ReadonlyMap<string, number>
  random: Random
  now: Date
}

interface SeededVideo {
  id: number
  duration: number
  demo: DemoVideo
}

/** Plans that include every video: all but the first, by their place in backend.json. */
const OPEN_PLANS = '{2,3}'
const DAYS_BETWEEN = 9

/** Inserts the health videos with their posters, professionals, likes and a year of plays. */
export async function seedAdvices(tx: Tx, tenant: string, seed: AdvicesSeed): Promise<void> {
  const { tags, random, now } = seed
  const today = now.toISOString().slice(0, 10)
  const owners = await seedAuthors(tx, tenant, seed.doctors, now)
  const posters = await seedPosters(tx, tenant)
  const nextId = await takeIds(tx, 'video', demoVideos.length)
  const videos = demoVideos.map((demo): SeededVideo => {
    return { id: nextId(), duration: readMedia(demo.media).duration, demo }
  })
  await insertRows(
    tx,
    'video',
    videos.map(({ id, duration, demo }, index) => ({
      tenant,
      id,
      title: demo.title,
      description: demo.description,
      translations: englishTexts(demo.title),
      publishment_date: addDays(today, -2 - index * DAYS_BETWEEN),
      owner_id: owners[index % owners.length],
      thumbnail_id: posters.get(demo.media),
      duration,
      media: demo.media,
      plan_ids: demo.isForPlans ? OPEN_PLANS : '{}',
      version: 1,
      extra: {},
    })),
  )
  await insertRows(
    tx,
    'video_tag',
    videos.flatMap(({ id, demo }) => tagRows(tenant, id, demo, tags)),
  )
  await insertRows(
    tx,
    'video_day',
    videos.flatMap(({ id, duration }) => dailyPlays({ tenant, id, duration }, { days: 60, random }, today)),
  )
  await seedMarks(tx, tenant, videos, seed)
}

const tagRows = (
  tenant: string,
  videoId: number,
  { tags: names }: DemoVideo,
  tags: ReadonlyMap<string, number>,
): Row[] => names.map((name) => ({ tenant, video_id: videoId, tag_id: tags.get(name) }))

/** Stores one poster per drawing. Returns the ids of the pictures. */
async function seedPosters(tx: Tx, tenant: string): Promise<ReadonlyMap<string, number>> {
  const names = [...new Set(demoVideos.map(({ media }) => media))]
  const nextId = await takeIds(tx, 'picture', names.length)
  const posters = new Map(names.map((name) => [name, nextId()]))
  await insertRows(
    tx,
    'picture',
    names.map((name) => ({ tenant, id: posters.get(name), seed: 0, type: 'image/webp' })),
  )
  const hex = (name: string) => String.raw`\x${readFileSync(pathOf(name, 'poster.webp')).toString('hex')}`
  await insertRows(
    tx,
    'picture_piece',
    names.map((name) => ({ tenant, picture_id: posters.get(name), position: 0, content: hex(name) })),
  )
  return posters
}

/** Likes of some people, and what the viewer has begun and kept. */
async function seedMarks(
  tx: Tx,
  tenant: string,
  videos: readonly SeededVideo[],
  { people, viewer, random, now }: AdvicesSeed,
): Promise<void> {
  const at = now.toISOString()
  const row = (person: string, video: number, marks: Row): Row => ({
    tenant,
    person_id: person,
    video_id: video,
    favorite_at: null,
    watch_later_at: null,
    liked_at: null,
    position: null,
    position_at: null,
    ...marks,
  })
  const likes = videos.flatMap(({ id }) =>
    people.filter(() => random.chance(0.4)).map((person) => row(person, id, { liked_at: at })),
  )
  const [first, second, third, , fifth] = videos
  const own = [
    ...(fifth ? [row(viewer, fifth.id, { position: 14, position_at: at, liked_at: at })] : []),
    ...[second, third].flatMap((kept) => (kept ? [row(viewer, kept.id, { favorite_at: at })] : [])),
    ...(first ? [row(viewer, first.id, { watch_later_at: at })] : []),
  ]
  await insertRows(tx, 'video_mark', [...likes, ...own])
}
