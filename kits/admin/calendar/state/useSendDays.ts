import { useRef, useState } from 'react'
import type { DayKey } from '../model/apiFormat'
import { editsBack, type Edits } from '../model/calendar'
import type { DayEdits } from './useDayEdits'
import { useSaveDays, type Conflict, type SaveFailure } from './useSaveDays'
import type { SavedCalendar } from './useSavedCalendar'

/** The last save. Sending `before` undoes it. */
export interface LastSave {
  at: Date
  before: Edits
}

/** Sends days and tracks the outcome. Ignores further calls while a save is running. */
export function useSendDays(doctorId: number, calendar: SavedCalendar, dayEdits: DayEdits) {
  const saveDays = useSaveDays(doctorId)
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)
  const [lastSave, setLastSave] = useState<LastSave | null>(null)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [failures, setFailures] = useState<readonly SaveFailure[]>([])
  /** Saved days lose their mark, the others keep it. Returns whether everything was saved. */
  const send = async (days: Edits, versionOf: (key: DayKey) => number | undefined): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    setBusy(true)
    const result = await saveDays(days, versionOf)
    isSending.current = false
    dayEdits.markSaved(result.saved, days)
    if (result.saved.length > 0) setLastSave({ at: new Date(), before: editsBack(calendar, result.saved) })
    setConflict(result.conflict)
    setFailures(result.failures)
    setBusy(false)
    return !result.conflict && result.failures.length === 0
  }
  return { send, busy, lastSave, setLastSave, conflict, setConflict, failures, setFailures }
}
