import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { browserZone, formatTime } from '@portico/core/format/dates'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { useCallKeys } from '@portico/calls/keys/useCallKeys'
import { useAutosave, type Autosave } from './useAutosave'
import type { TextKey } from '../texts'

/** The longest notes that the server takes. */
const MAX = 20_000

/** What the doctor writes down for themselves. They save themselves; N leads here. Absent where the API keeps no notes. */
export function Notes({ line }: { line: DoctorConsultation }) {
  if (line.doctorNotes === undefined) return null
  return <NotesField appointmentId={line.appointmentId} stored={line.doctorNotes ?? ''} />
}

function NotesField({ appointmentId, stored }: { appointmentId: number; stored: string }) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const { value, change, forget } = useFormDraft(`notes ${appointmentId}`, () => ({ notes: stored }))
  const latest = useRef(value.notes)
  useEffect(() => {
    latest.current = value.notes
  })
  const save = async (notes: string) => {
    const params = { id: appointmentId }
    await call('PUT api/video-calls/appointments/{id}/notes', {
      capability: 'visits',
      params,
      body: { notes },
      quiet: true,
    })
    await invalidate('api/video-calls').catch(() => undefined)
    // What was typed meanwhile is not saved yet.
    if (latest.current === notes) forget()
  }
  const state = useAutosave(value.notes, stored, save)
  const field = useCallKeys<HTMLDivElement>({ n: () => field.current?.querySelector('textarea')?.focus() })
  return (
    <div className="stack gap-2" ref={field}>
      <TextArea
        label={t('DOCTOR.NOTES')}
        hint={t('DOCTOR.NOTES_HINT')}
        rows={5}
        maxLength={MAX}
        value={value.notes}
        onChange={(notes) => change({ notes })}
      />
      <output className="text-sm text-muted">
        <Status state={state} />
      </output>
    </div>
  )
}

function Status({ state: { status, savedAt } }: { state: Autosave }) {
  const t = useText<TextKey>()
  if (status === 'saving') return t('DOCTOR.NOTES_SAVING')
  if (status === 'failed') return t('DOCTOR.NOTES_FAILED')
  return savedAt && t('DOCTOR.NOTES_SAVED', { time: formatTime(savedAt, browserZone()) })
}
