import type { AdminRecord, EntitySchema } from '../entity'
import { isEqual, rebaseChanges } from './changes'
import type { FormError } from './formErrors'
import type { LastSave } from './saving/lastSave'

/** Another person saved the record after it was opened. */
export interface SaveConflict {
  current: AdminRecord
  changedBy: string | null
  changedAt: string | null
}

export interface RecordFormState {
  /** The record as it was opened, or as it was saved last. */
  readonly original: AdminRecord
  /** The record as it is edited. */
  readonly data: AdminRecord
  /** Fields the user has left at least once. */
  readonly touched: readonly string[]
  /** How many saves have failed since the last one that worked. */
  readonly attempts: number
  readonly serverErrors: readonly FormError[]
  readonly isSaving: boolean
  readonly conflict: SaveConflict | null
  /** Somebody deleted the record after it was opened, which a save has found. */
  readonly isLost: boolean
  readonly lastSave: LastSave | null
  /** Saved, but the re-read failed: `original` is what was sent, not what the server stores. */
  readonly isStale: boolean
}

/** The end of an update. */
export interface SavedEvent {
  type: 'saved'
  /** What the form contained when the save began: fields that differ from it were edited meanwhile. */
  base: AdminRecord
  /** The record as it is now. */
  record: AdminRecord
  isStale: boolean
  lastSave: LastSave
}

export type RecordFormEvent =
  | { type: 'edited'; data: AdminRecord }
  | { type: 'updated'; update: (data: AdminRecord) => AdminRecord }
  | { type: 'touched'; field: string }
  | { type: 'reverted'; field: string }
  | { type: 'discarded' }
  | { type: 'validationFailed' }
  | { type: 'unchanged' }
  | { type: 'saveStarted' }
  | { type: 'created'; record: AdminRecord }
  | SavedEvent
  | { type: 'saveFailed'; errors: readonly FormError[] }
  | { type: 'conflicted'; conflict: SaveConflict }
  | { type: 'conflictDismissed' }
  | { type: 'theirsAccepted' }
  | { type: 'lost'; isLost: boolean }
  | { type: 'refreshed'; record: AdminRecord }

/** The state of a form that was just opened, with or without a stored draft. */
export const initialState = (original: AdminRecord, data = original): RecordFormState => ({
  original,
  data,
  touched: [],
  attempts: 0,
  serverErrors: [],
  isSaving: false,
  conflict: null,
  isLost: false,
  lastSave: null,
  isStale: false,
})

const withoutErrors = { touched: [], attempts: 0, serverErrors: [], conflict: null, isLost: false } as const

/** The state machine of a record form: pure, events in, state out. Requests and storage are effects of `useRecordForm`. */
export const recordFormMachine =
  (schema: EntitySchema) =>
  (state: RecordFormState, event: RecordFormEvent): RecordFormState => {
    switch (event.type) {
      case 'edited':
        return edit(state, event.data)
      case 'updated':
        return { ...state, data: { ...state.data, ...event.update(state.data) } }
      case 'touched':
        return { ...state, touched: [...state.touched, event.field] }
      case 'reverted':
        return edit(state, { ...state.data, [event.field]: state.original[event.field] })
      case 'discarded':
        return { ...state, ...withoutErrors, data: state.original }
      case 'refreshed':
        return rebase(schema, state, state.original, event.record)
      default:
        return save(schema, state, event)
    }
  }

type SaveEvent = Exclude<
  RecordFormEvent,
  { type: 'edited' | 'updated' | 'touched' | 'reverted' | 'discarded' | 'refreshed' }
>

function save(schema: EntitySchema, state: RecordFormState, event: SaveEvent): RecordFormState {
  switch (event.type) {
    case 'validationFailed':
      return { ...state, attempts: state.attempts + 1 }
    case 'unchanged':
      return { ...state, ...withoutErrors }
    case 'saveStarted':
      return { ...state, isSaving: true }
    case 'created':
      return { ...state, ...withoutErrors, isSaving: false, original: event.record, data: event.record }
    case 'saved': {
      const { base, record, isStale, lastSave } = event
      const saved = rebase(schema, state, base, record)
      return { ...saved, ...withoutErrors, isSaving: false, isStale, lastSave }
    }
    case 'saveFailed':
      return { ...state, isSaving: false, serverErrors: event.errors, attempts: state.attempts + 1 }
    case 'conflicted':
      return { ...state, isSaving: false, conflict: event.conflict }
    case 'conflictDismissed':
      return { ...state, conflict: null }
    case 'lost':
      return { ...state, isSaving: false, isLost: event.isLost }
    default: {
      const record = state.conflict?.current
      return { ...state, ...withoutErrors, ...(record && { original: record, data: record }) }
    }
  }
}

/** A server error stays until the user edits its field. */
function edit(state: RecordFormState, data: AdminRecord): RecordFormState {
  const serverErrors = state.serverErrors.filter(
    ({ field }) => field !== '' && isEqual(data[field], state.data[field]),
  )
  return { ...state, data, serverErrors }
}

const rebase = (schema: EntitySchema, state: RecordFormState, base: AdminRecord, record: AdminRecord) => ({
  ...state,
  original: record,
  data: rebaseChanges(schema, base, record, state.data),
})

/**
 * The errors to show: those of touched fields, all of them after a failed save, and those of the server.
 * `invalid` are the errors that the schema finds in the edited record.
 */
export function visibleErrors(state: RecordFormState, invalid: readonly FormError[]): FormError[] {
  const { attempts, touched, serverErrors } = state
  const shown = attempts > 0 ? invalid : invalid.filter(({ field }) => touched.includes(field))
  return [...shown, ...serverErrors.filter(({ field }) => !invalid.some((error) => error.field === field))]
}
