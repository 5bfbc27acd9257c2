import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { ConsultationDraft, VisitRecord } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { fieldsOf, type NoteFields } from './content'
import { DraftSaver, type SaverState } from './DraftSaver'

const path = 'api/consultations/appointments/{id}'

/** A note that saves itself, and its end. */
export interface Note extends SaverState {
  appointmentId: number
  change: (to: Partial<NoteFields>) => void
  keepOwn: () => void
  takeOther: () => void
  /** Saves and finishes it. Rejects with an `ApiError`. */
  finish: () => Promise<void>
}

/**
 * The note of a visit. What is not saved yet survives a reload in the tab. Takes what the server has, and a function that writes
 * a saved draft into the cache.
 */
export function useNote(record: VisitRecord, cache: Cache): Note {
  const { appointmentId } = record
  const call = useCall()
  const invalidate = useInvalidate()
  const { saver, forget } = useSaver(record, cache)
  const state = useSyncExternalStore(saver.subscribe, () => saver.state)
  return {
    ...state,
    appointmentId,
    change: (to) => saver.change(to),
    keepOwn: () => saver.keepOwn(),
    takeOther: () => saver.takeOther(),
    finish: async () => {
      const version = await saver.flush()
      const params = { id: appointmentId }
      await call(`POST ${path}/finish`, {
        capability: 'consultationNotes',
        params,
        body: { version },
        quiet: true,
      })
      forget()
      await invalidate('api/consultations').catch(() => undefined)
      await invalidate('api/video-calls').catch(() => undefined)
    },
  }
}

type Cache = (draft: ConsultationDraft, savedAt: string) => void

/** What saves the note while the page is open, and once more when it is hidden or left. */
function useSaver({ appointmentId, draft, savedAt }: VisitRecord, cache: Cache) {
  const call = useCall()
  const invalidate = useInvalidate()
  const params = { id: appointmentId }
  const kept = useFormDraft(`note ${appointmentId}`, () => ({
    version: draft.version,
    fields: fieldsOf(draft),
  }))
  const [saver] = useState(
    () =>
      new DraftSaver(draft, savedAt, kept.value, {
        save: (body) => call(`PUT ${path}`, { capability: 'consultationNotes', params, body, quiet: true }),
        read: async () =>
          (await call(`GET ${path}`, { capability: 'consultationNotes', params, quiet: true })).draft,
        keep: (unsaved) => (unsaved ? kept.change(unsaved) : kept.forget()),
        onSaved: cache,
      }),
  )
  useEffect(() => saver.receive(draft), [saver, draft])
  // The page opens with what was saved last.
  const leave = useEffectEvent(() => {
    void saver
      .leave()
      .then(() => invalidate('api/consultations/'))
      .catch(() => undefined)
  })
  useEffect(() => {
    saver.enter()
    const save = () => void saver.flush().catch(() => undefined)
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      leave()
    }
  }, [saver])
  return { saver, forget: kept.forget }
}
