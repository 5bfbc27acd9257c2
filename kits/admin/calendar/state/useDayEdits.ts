import { useEffect, useState } from 'react'
import { saveDraft, loadDraft } from '../../form/saving/formDraft'
import { tabStorage } from '@portico/core/state/tabStorage'
import { usePersonContext } from '@portico/core/session/personContext'
import type { Edits } from '../model/calendar'
import type { Day } from '../model/day'
import { isDateKey, type DayKey } from '../model/apiFormat'

/** The version at which each changed day was read, so that a save never silently replaces what others saved since. */
type Versions = Readonly<Record<DayKey, number | undefined>>

interface State {
  edits: Edits
  versions: Versions
  /** Every date changed since the page was opened. Their saved state is needed whatever month is visible. */
  dates: readonly string[]
}

/** The unsaved days of a doctor, stored per person and tab: a reload and a new sign-in restore them. */
export function useDayEdits(doctorId: number) {
  const { personKey: person } = usePersonContext()
  const id = String(doctorId)
  const [{ edits, versions, dates }, setState] = useState((): State => {
    const draft = loadDraft(tabStorage(), { person, entity, id })
    const edits = (draft?.data ?? {}) as Edits
    const versions = (draft?.original ?? {}) as Versions
    return { edits, versions, dates: Object.keys(edits).filter((key) => isDateKey(key)) }
  })
  useEffect(() => {
    const draft = Object.keys(edits).length > 0 ? { original: versions, data: edits } : null
    saveDraft(tabStorage(), { person, entity, id }, draft)
  }, [edits, versions, person, id])
  return {
    edits,
    versions,
    dates,
    /** Changes a day. The version of its first edit counts. */
    edit: (key: DayKey, day: Day | null, version: number | undefined) =>
      setState((state) => ({
        edits: { ...state.edits, [key]: day },
        versions: { [key]: version, ...state.versions },
        dates: isDateKey(key) ? [...new Set([...state.dates, key])] : state.dates,
      })),
    discard: (keys: readonly DayKey[]) =>
      setState((state) => ({
        ...state,
        edits: withoutKeys(state.edits, keys),
        versions: withoutKeys(state.versions, keys),
      })),
    /** Removes saved days. A day edited again during the save stays, based on the new version. */
    markSaved: (keys: readonly DayKey[], sent: Edits) =>
      setState((state) => ({
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

const withoutKeys = <T>(record: Readonly<Record<DayKey, T>>, keys: readonly DayKey[]): Record<DayKey, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
