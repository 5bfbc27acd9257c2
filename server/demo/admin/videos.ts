import type { Random } from '../../domain/shared/random'
import { addDays } from '../../domain/shared/zone'
import type { Tx } from '../../platform/db/database'
import { insertRows, takeIds, type Row } from '../rows'

export interface VideoSeed {
  count: number
  /** Number of days of the last year on which each video was played. */
  days: number
  /** Ids of persons and of tags. */
  owners: readonly string[]
  tags: readonly number[]
  random: Random
  now: Date
}

const titleStarts = [
  'Cuida tu espalda',
  'Dormir mejor',
  'Respira',
  'Cocina sin sal',
  'Camina cada día',
  'Tu corazón',
]
const titleEnds = [
  'en diez minutos',
  'paso a paso',
  'en casa',
  'con tus hijos',
  'después de los 60',
  'sin prisa',
]
const devices = ['mobile', 'desktop', 'tablet'] as const
const countries = ['ES', 'ES', 'ES', 'FR', 'PT', 'MX'] as const

/** Inserts videos with their tags and the play statistics of the year before `now`. */
export async function seedVideos(tx: Tx, tenant: string, setting: VideoSeed): Promise<void> {
  const { count, owners, tags, random, now } = setting
  const nextId = await takeIds(tx, 'video', count)
  const today = now.toISOString().slice(0, 10)
  const videos = Array.from({ length: count }, (_, index) => ({
    tenant,
    id: nextId(),
    title: `${random.pick(titleStarts)} ${random.pick(titleEnds)}${index < 36 ? '' : ` (${index})`}`,
    description: 'Un vídeo breve para hacer en casa. Si te duele, para y pregunta a tu médico.',
    publishment_date: addDays(today, -random.below(700)),
    owner_id: random.pick(owners),
    duration: 40 + random.below(900),
  }))
  await insertRows(tx, 'video', videos)
  await insertRows(
    tx,
    'video_tag',
    videos.map(({ id }) => ({ tenant, video_id: id, tag_id: random.pick(tags) })),
  )
  for (let from = 0; from < count; from += 100) {
    const some = videos.slice(from, from + 100)
    await insertRows(
      tx,
      'video_day',
      some.flatMap((video) => dailyPlays(video, setting, today)),
    )
  }
}

/** The plays of a video on days of the last year, at random. */
export function dailyPlays(
  { tenant, id, duration }: { tenant: string; id: number; duration: number },
  { days, random }: Pick<VideoSeed, 'days' | 'random'>,
  today: string,
): Row[] {
  const step = Math.max(1, Math.floor(365 / days))
  return Array.from({ length: days }, (_, index) => {
    const plays = 1 + random.below(40)
    return {
      tenant,
      video_id: id,
      day: addDays(today, -1 - index * step - random.below(step)),
      plays,
      impressions: plays * (2 + random.below(6)),
      played: Math.round(plays * duration * (0.2 + random.next() * 0.7)),
      waited: plays * (150 + random.below(900)),
      devices: split(plays, devices, random),
      countries: split(plays, countries, random),
    }
  })
}

/** Distributes the plays over two random names, most of them to the first. */
function split(plays: number, names: readonly string[], random: Random): Record<string, number> {
  const [one, other] = [random.pick(names), random.pick(names)]
  const some = Math.floor(plays * 0.3)
  return one === other || some === 0 ? { [one]: plays } : { [one]: plays - some, [other]: some }
}
