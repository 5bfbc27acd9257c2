import type { DayKey } from '../model/apiFormat'
import { changedDays, editedDay, invalidDays, isSpecial } from '../model/calendar'
import type { Day } from '../model/day'
import type { DayEdits } from './useDayEdits'
import type { SavedCalendar } from './useSavedCalendar'
import { useSendDays } from './useSendDays'

/** A doctor's calendar with its unsaved edits: edit, save, undo, and resolve conflicts with other users. */
export function useEditedCalendar(doctorId: number, calendar: SavedCalendar, dayEdits: DayEdits) {
  const { edits, versions } = dayEdits
  const { send, setLastSave, setConflict, setFailures, ...status } = useSendDays(doctorId, calendar, dayEdits)
  const changed = changedDays(calendar, edits)
  const invalid = invalidDays(calendar, edits)
  const unsaved = () => Object.fromEntries(changed.map((key) => [key, edits[key] ?? null]))

  return {
    edits,
    changed,
    invalid,
    ...status,
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
    /** Returns whether everything was saved. */
    save: async () =>
      invalid.length === 0 && send(unsaved(), (key) => versions[key] ?? calendar.versionOf(key)),
    undo: async () => {
      if (status.lastSave && (await send(status.lastSave.before, calendar.versionOf))) setLastSave(null)
    },
    keepEditing: () => setConflict(null),
    /** Overwrites what the other user saved. */
    overwrite: () => send(unsaved(), calendar.versionOf),
    /** Discards the conflicting edits in favour of what the other user saved. */
    acceptTheirs: () => {
      dayEdits.discard(status.conflict?.keys ?? [])
      setConflict(null)
    },
  }
}

export type EditedCalendar = ReturnType<typeof useEditedCalendar>
