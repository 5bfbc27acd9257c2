import type { Saved, VideoText, VideoTexts } from '../../../../schemas/generated/entities'
import { parseCaptions } from '../../../../schemas/rules/captions'
import type { Tx } from '../../../platform/db/database'
import { HttpError } from '../../../platform/errors/httpError'
import { editedText, type TextedVideo } from '../../../platform/media/videoTexts'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { fieldError } from '../../entities/records/fieldError'

interface VideoKey {
  tenant: string
  id: number
}

type VideoRow = TextedVideo & { duration: number }

/** The captions and chapters of a video in the languages of the tenant that have some. Throws 404 for an unknown video. */
export async function readTexts(db: Tx, key: VideoKey, languages: readonly string[]): Promise<VideoTexts> {
  const video = await findVideo(db, key)
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = editedText(video, language)
      return text ? [[language, text]] : []
    }),
  )
}

/** Where a text is saved. */
export interface TextPlace extends VideoKey {
  language: string
  languages: readonly string[]
}

/**
 * Saves the captions and chapters of a video in a language. Throws 404 for a language that the tenant does not have, 400 for
 * captions without a sentence and chapters out of order or after the end, 409 when somebody has saved meanwhile.
 */
export async function saveText(
  db: Tx,
  { tenant, id, language, languages }: TextPlace,
  text: VideoText,
): Promise<Saved> {
  if (!languages.includes(language)) throw new HttpError(404, 'NOT_FOUND')
  if (text.captions !== '' && parseCaptions(text.captions).length === 0)
    throw fieldError('/captions', 'captions')
  return db.tx(async (tx) => {
    const { texts, duration } = await findVideo(tx, { tenant, id }, 'for update')
    const wrong = wrongChapter(text.chapters, duration)
    if (wrong >= 0) throw fieldError(`/chapters/${wrong}`, 'order')
    const before = texts[language]?.version ?? 0
    if (before !== text.version) throw new HttpError(409, 'VERSION_CONFLICT')
    const version = before + 1
    await tx.query(
      `update video set texts = texts || jsonb_build_object($3::text, $4::jsonb) where tenant = $1 and id = $2`,
      [tenant, id, language, JSON.stringify({ ...text, version })],
    )
    return { version }
  })
}

/** The place of the first chapter that begins before another one, or after the end; -1 for none. */
const wrongChapter = (chapters: VideoText['chapters'], duration: number): number =>
  chapters.findIndex(({ start }, place) => start >= duration || start <= (chapters[place - 1]?.start ?? -1))

async function findVideo(db: Tx, { tenant, id }: VideoKey, lock = ''): Promise<VideoRow> {
  const [row] = await db.query<VideoRow>(
    `select media, texts, duration from video where tenant = $1 and id = $2 ${lock}`,
    [tenant, id],
  )
  return orNotFound(row)
}
