import { type TabStorage, readTabJson, writeTabJson } from '@portico/core/state/tabStorage'
import { isWritten } from '../draft/keptNote'
import type { BookingState } from '../state/bookingReducer'
import type { Draft, KeptNote } from '../variant'

/** The note that a person has written last for a booking that was not made, whatever its variant. */
const noteKeyOf = (personKey: string) => `bookingNote|${personKey}`

/** Stores what was written, or what is still offered; deletes it once it is sent, emptied or refused. */
export function saveLeftNote(
  storage: TabStorage,
  personKey: string,
  { phase, draft }: Pick<BookingState, 'phase' | 'draft'>,
): void {
  // The note of an appointment that is moved is at the appointment.
  if (draft.editing) return
  const note = phase === 'booked' ? draft.keptNote : (noteOf(draft) ?? draft.keptNote)
  writeTabJson(noteKeyOf(personKey), note ?? null, storage)
}

const noteOf = ({ notes, documents, noteTarget }: Draft): KeptNote | undefined =>
  noteTarget && isWritten({ notes, ...(documents && { documents }) })
    ? { notes, ...(documents && { documents }), target: noteTarget }
    : undefined

/** A draft without a note of its own, with the one that was left to offer; any other draft as it is. */
export function offerLeftNote(storage: TabStorage, personKey: string, draft: Draft): Draft {
  if (draft.editing || draft.keptNote || isWritten(draft)) return draft
  const keptNote = readNote(storage, personKey)
  return keptNote ? { ...draft, keptNote } : draft
}

function readNote(storage: TabStorage, personKey: string): KeptNote | undefined {
  const note = readTabJson(noteKeyOf(personKey), storage) as Partial<KeptNote> | null
  const isNote = typeof note?.notes === 'string' && typeof note.target?.at === 'number'
  return isNote ? (note as KeptNote) : undefined
}
