import { useRef, useState } from 'react'
import { invalidDays, changedDays, editedDay, isSpecial, savedDay, type Edits } from '../model/calendar'
import type { Day } from '../model/day'
import type { DayEdits } from './useDayEdits'
import { useSaveDays, type Conflict, type SaveFailure } from './useSaveDays'
import type { SavedCalendar } from './useSavedCalendar'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** The last save, and what undoes it. */
interface LastSave {
  at: Date
  before: Edits
}

/** A doctor's calendar with what is changed in it: how it is edited, saved, undone, and merged with what others saved. */
export function useEditedCalendar(doctorId: number, calendar: SavedCalendar, days: DayEdits) {
  const { edits, versions, edit, forget, settle } = days
  const put = useSaveDays(doctorId)
  const [busy, setBusy] = useState(false)
  /** Days are on their way: keys and a second press send none twice. */
  const isSending = useRef(false)
  const [saved, setSaved] = useState<LastSave | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [failed, setFailed] = useState<readonly SaveFailure[]>([])
  const changed = changedDays(calendar, edits)
  const broken = invalidDays(calendar, edits)

  /** Writes days. What is saved is marked no more (CAL-007), what is not stays. Out: whether all are saved. */
  const send = async (written: Edits, versionOf: (key: DayKey) => number | undefined): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    const outcome = await put(written, versionOf)
    isSending.current = false
    settle(outcome.saved, written)
    if (outcome.saved.length > 0) setSaved({ at: new Date(), before: savedBefore(calendar, outcome.saved) })
    setConflict(outcome.conflict)
    setFailed(outcome.failed)
    setBusy(false)
    return !outcome.conflict && outcome.failed.length === 0
  }
  const written = () => Object.fromEntries(changed.map((key) => [key, edits[key] ?? null]))

  return {
    edits,
    changed,
    broken,
    busy,
    saved,
    conflict,
    failed,
    getDay: (key: DayKey) => editedDay(calendar, edits, key),
    isSpecial: (key: DayKey) => isSpecial(calendar, edits, key),
    isChanged: (key: DayKey) => changed.includes(key),
    /** Null takes a date back to its week. */
    edit: (key: DayKey, to: Day | null) => {
      setSaved(null)
      setFailed([])
      edit(key, to, calendar.versionOf(key))
    },
    discard: () => {
      setFailed([])
      forget(Object.keys(edits))
    },
    /** Out: whether all is saved. */
    save: async () =>
      broken.length === 0 && send(written(), (key) => versions[key] ?? calendar.versionOf(key)),
    undo: async () => {
      if (saved && (await send(saved.before, calendar.versionOf))) setSaved(null)
    },
    keepEditing: () => setConflict(null),
    /** Writes what is drawn here over what they saved. */
    insist: () => send(written(), calendar.versionOf),
    takeTheirs: () => {
      forget(conflict?.keys ?? [])
      setConflict(null)
    },
  }
}

export type EditedCalendar = ReturnType<typeof useEditedCalendar>

/** How days were before a save, as a save of its own. */
const savedBefore = (calendar: SavedCalendar, keys: readonly DayKey[]): Edits =>
  Object.fromEntries(
    keys.map((key) => [key, isDateKey(key) && !(key in calendar.special) ? null : savedDay(calendar, key)]),
  )
