import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import type { Language } from '@portico/core/i18n/useLanguage'
import type { VideoText, VideoTexts } from '@schemas/generated/entities'
import { formatChapters, parseChapters, type LineFault } from './chapterLines'

/** The texts of a language while they are edited; chapters are lines. */
export interface TextDraft {
  captions: string
  chapters: string
  /** The version that is edited: what others save meanwhile is not overwritten. */
  version: number
}

/** A video whose texts are edited. */
export interface EditedVideo {
  id: number
  /** Seconds. */
  duration: number
  texts: VideoTexts
  languages: readonly Language[]
  reload: () => Promise<unknown>
}

const draftOf = (text: VideoText | undefined): TextDraft => ({
  captions: text?.captions ?? '',
  chapters: formatChapters(text?.chapters ?? []),
  version: text?.version ?? 0,
})

const isSame = (one: TextDraft, other: TextDraft): boolean =>
  one.captions === other.captions && one.chapters.trim() === other.chapters.trim()

type Edits = Partial<Record<Language, TextDraft>>

/** What is edited of the texts. */
function useEdits({ duration, texts, languages }: EditedVideo) {
  const [edits, setEdits] = useState<Edits>({})
  const draft = (language: Language): TextDraft => edits[language] ?? draftOf(texts[language])
  const read = (language: Language) => parseChapters(draft(language).chapters, duration)
  const set = (language: Language, to: Partial<TextDraft>) =>
    setEdits((now) => ({ ...now, [language]: { ...(now[language] ?? draft(language)), ...to } }))
  return {
    draft,
    read,
    set,
    changed: languages.filter((language) => !isSame(draft(language), draftOf(texts[language]))),
    /** Forgets the edits that are still as they were now: what was typed meanwhile stays. */
    forget: () =>
      setEdits((now) => {
        const typed = Object.entries(now).filter(
          ([language, edit]) => !isSame(edit, draft(language as Language)),
        )
        return Object.fromEntries(typed)
      }),
    clear: () => setEdits({}),
  }
}

/** Edits the captions and chapters of a video and saves the languages that have changed. */
export function useTextsDraft(video: EditedVideo) {
  const { id, reload } = video
  const call = useCall()
  const { draft, read, set, changed, forget, clear } = useEdits(video)
  const [status, setStatus] = useState<'open' | 'busy' | 'saved' | 'failed' | 'conflict'>('open')
  const saveOne = async (language: Language) => {
    const body = { ...draft(language), chapters: read(language).chapters }
    const saving = { capability: 'videoTexts', params: { id, language }, body, quiet: true } as const
    const { version } = await call('PUT api/metadata/{id}/texts/{language}', saving)
    // Where another language fails, this one can be saved again.
    set(language, { version })
  }
  const save = async (): Promise<string | null> => {
    if (changed.some((language) => read(language).fault)) return null
    setStatus('busy')
    try {
      for (const language of changed) await saveOne(language)
      await reload()
      forget()
      setStatus('saved')
      return String(id)
    } catch (error) {
      setStatus(error instanceof ApiError && error.status === 409 ? 'conflict' : 'failed')
      return null
    }
  }
  const discard = async () => {
    await reload()
    clear()
    setStatus('open')
  }
  const change = (language: Language, to: Partial<TextDraft>) => {
    setStatus('open')
    set(language, to)
  }
  const fault = (language: Language): LineFault | undefined => read(language).fault
  return { draft, status, isDirty: changed.length > 0, fault, change, save, discard }
}

/** The state and the actions of an edit. */
export type TextsEdit = ReturnType<typeof useTextsDraft>
