import type { VideoText } from '../../../schemas/generated/entities'
import { readCaptionFile, readMedia, type Media } from './media'
import { UPLOADED } from './videoFiles'

/** A video with what administrators have saved of its texts, by language. */
export interface TextedVideo {
  media: string | null
  texts: Readonly<Record<string, VideoText>>
}

/** What came with the files; nothing for an upload. */
const shippedOf = ({ media }: TextedVideo): Pick<Media, 'captions' | 'chapters'> =>
  media === null || media === UPLOADED ? { captions: [], chapters: [] } : readMedia(media)

/** The languages that have captions. */
export function captionLanguages(video: TextedVideo): string[] {
  const saved = Object.entries(video.texts)
  const added = saved.filter(([, { captions }]) => captions !== '').map(([language]) => language)
  const kept = shippedOf(video).captions.filter((language) => video.texts[language] === undefined)
  return [...new Set([...kept, ...added])]
}

/** The file of the captions in a language; undefined where there are none. */
export function captionsOf(video: TextedVideo, language: string): string | undefined {
  const saved = video.texts[language]
  if (saved) return saved.captions || undefined
  const isShipped = video.media !== null && shippedOf(video).captions.includes(language)
  return isShipped && video.media !== null ? readCaptionFile(video.media, language) : undefined
}

/** The chapters in a language; those of the first language that has some where it has none. */
export function chaptersOf(video: TextedVideo, language: string): VideoText['chapters'] {
  const own = chaptersIn(video, language)
  if (own.length > 0) return own
  return (
    ['es', ...Object.keys(video.texts)]
      .map((one) => chaptersIn(video, one))
      .find((some) => some.length > 0) ?? []
  )
}

const chaptersIn = (video: TextedVideo, language: string): VideoText['chapters'] =>
  video.texts[language]?.chapters ??
  shippedOf(video).chapters.flatMap(({ start, title }) => {
    const text = title[language]
    return text === undefined ? [] : [{ start, title: text }]
  })

/** The texts in a language as an administrator edits them; undefined where there are none. */
export function editedText(video: TextedVideo, language: string): VideoText | undefined {
  const captions = captionsOf(video, language) ?? ''
  const chapters = chaptersIn(video, language)
  const version = video.texts[language]?.version ?? 0
  return captions === '' && chapters.length === 0 && version === 0
    ? undefined
    : { captions, chapters, version }
}
