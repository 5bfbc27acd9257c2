import { useEffect, useState } from 'react'
import { saveDraft, loadDraft } from '@kits/admin/form/saving/formDraft'
import { tabStorage } from '@kits/booking/storage/tabStorage'
import { usePersonContext } from '@core/session/personContext'
import type { Edits } from '../model/calendar'
import type { Day } from '../model/day'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** What each changed day was read at, so that it never silently replaces what others saved since. */
type Versions = Readonly<Record<DayKey, number | undefined>>

interface State {
  edits: Edits
  versions: Versions
  /** Those that have been changed since the page was opened: what is saved of them is needed on any month. */
  dates: readonly string[]
}

/** The changed days, kept for this person and tab until they are saved: a reload and a new sign-in find them again. */
export function useDayEdits(doctorId: number) {
  const { personKey: person } = usePersonContext()
  const id = String(doctorId)
  const [{ edits, versions, dates }, set] = useState((): State => {
    const draft = loadDraft(tabStorage(), { person, entity, id })
    const kept = (draft?.data ?? {}) as Edits
    const begun = (draft?.original ?? {}) as Versions
    return { edits: kept, versions: begun, dates: Object.keys(kept).filter((key) => isDateKey(key)) }
  })
  useEffect(() => {
    const draft = Object.keys(edits).length > 0 ? { original: versions, data: edits } : null
    saveDraft(tabStorage(), { person, entity, id }, draft)
  }, [edits, versions, person, id])
  return {
    edits,
    versions,
    dates,
    /** Changes a day that was read at a version; the first change of it counts. */
    edit: (key: DayKey, to: Day | null, version: number | undefined) =>
      set((state) => ({
        edits: { ...state.edits, [key]: to },
        versions: { [key]: version, ...state.versions },
        dates: isDateKey(key) ? [...new Set([...state.dates, key])] : state.dates,
      })),
    forget: (keys: readonly DayKey[]) =>
      set((state) => ({
        ...state,
        edits: withoutKeys(state.edits, keys),
        versions: withoutKeys(state.versions, keys),
      })),
    /** Days that are saved as they were sent; one that has been changed since stays changed, read at its new version. */
    settle: (keys: readonly DayKey[], sent: Edits) =>
      set((state) => ({
        ...state,
        edits: withoutKeys(
          state.edits,
          keys.filter((key) => state.edits[key] === sent[key]),
        ),
        versions: withoutKeys(state.versions, keys),
      })),
  }
}

export type DayEdits = ReturnType<typeof useDayEdits>

const entity = 'WORKING_CALENDAR'

const withoutKeys = <T>(all: Readonly<Record<DayKey, T>>, gone: readonly DayKey[]): Record<DayKey, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !gone.includes(key)))
