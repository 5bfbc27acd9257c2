import { useRef, useState } from 'react'
import { isDateKey, type DayKey } from '../model/apiFormat'
import { changedDays, editedDay, invalidDays, isSpecial, savedDay, type Edits } from '../model/calendar'
import type { Day } from '../model/day'
import type { DayEdits } from './useDayEdits'
import { useSaveDays, type Conflict, type SaveFailure } from './useSaveDays'
import type { SavedCalendar } from './useSavedCalendar'

/** The last save. Sending `before` undoes it. */
interface LastSave {
  at: Date
  before: Edits
}

/** A doctor's calendar with its unsaved edits: edit, save, undo, and resolve conflicts with other users. */
export function useEditedCalendar(doctorId: number, calendar: SavedCalendar, dayEdits: DayEdits) {
  const { edits, versions } = dayEdits
  const [failures, setFailures] = useState<readonly SaveFailure[]>([])
  const changed = changedDays(calendar, edits)
  const invalid = invalidDays(calendar, edits)
  const { send, busy, lastSave, setLastSave, conflict, setConflict } = useSend(
    doctorId,
    calendar,
    dayEdits,
    setFailures,
  )
  const unsaved = () => Object.fromEntries(changed.map((key) => [key, edits[key] ?? null]))

  return {
    edits,
    changed,
    invalid,
    busy,
    lastSave,
    conflict,
    failures,
    getDay: (key: DayKey) => editedDay(calendar, edits, key),
    isSpecial: (key: DayKey) => isSpecial(calendar, edits, key),
    isChanged: (key: DayKey) => changed.includes(key),
    /** `null` resets a date to the typical week. */
    edit: (key: DayKey, day: Day | null) => {
      setLastSave(null)
      setFailures([])
      dayEdits.edit(key, day, calendar.versionOf(key))
    },
    discard: () => {
      setFailures([])
      dayEdits.discard(Object.keys(edits))
    },
    /** Out: whether everything was saved. */
    save: async () =>
      invalid.length === 0 && send(unsaved(), (key) => versions[key] ?? calendar.versionOf(key)),
    undo: async () => {
      if (lastSave && (await send(lastSave.before, calendar.versionOf))) setLastSave(null)
    },
    keepEditing: () => setConflict(null),
    /** Overwrites what the other user saved. */
    overwrite: () => send(unsaved(), calendar.versionOf),
    /** Discards the conflicting edits in favour of what the other user saved. */
    acceptTheirs: () => {
      dayEdits.discard(conflict?.keys ?? [])
      setConflict(null)
    },
  }
}

export type EditedCalendar = ReturnType<typeof useEditedCalendar>

/** Sends days and tracks the outcome. Ignores further calls while a save is running. */
function useSend(
  doctorId: number,
  calendar: SavedCalendar,
  dayEdits: DayEdits,
  setFailures: (failures: readonly SaveFailure[]) => void,
) {
  const saveDays = useSaveDays(doctorId)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const [lastSave, setLastSave] = useState<LastSave | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  /** Saved days lose their mark (CAL-007), the others keep it. Out: whether everything was saved. */
  const send = async (days: Edits, versionOf: (key: DayKey) => number | undefined): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    const result = await saveDays(days, versionOf)
    isSending.current = false
    dayEdits.markSaved(result.saved, days)
    if (result.saved.length > 0)
      setLastSave({ at: new Date(), before: daysBeforeSave(calendar, result.saved) })
    setConflict(result.conflict)
    setFailures(result.failures)
    setBusy(false)
    return !result.conflict && result.failures.length === 0
  }
  return { send, busy, lastSave, setLastSave, conflict, setConflict }
}

/** The days as they were before a save, in the form of a save that undoes it. */
const daysBeforeSave = (calendar: SavedCalendar, keys: readonly DayKey[]): Edits =>
  Object.fromEntries(
    keys.map((key) => [key, isDateKey(key) && !(key in calendar.special) ? null : savedDay(calendar, key)]),
  )
