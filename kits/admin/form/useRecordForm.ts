import { useEffect } from 'react'
import { tabStorage } from '@portico/core/state/tabStorage'
import { usePersonContext } from '@portico/core/session/personContext'
import { useFormRules } from '@portico/core/forms/useFormRules'
import { useChoiceOptions } from '../choice/useChoiceOptions'
import type { AdminEntity, AdminRecord, FieldError } from '../entity'
import { changedFields, restoreFields } from './changes'
import { validateRecord } from './formErrors'
import {
  initialState,
  recordFormMachine,
  visibleErrors,
  type RecordFormEvent,
  type RecordFormState,
} from './recordFormMachine'
import { loadDraft, saveDraft } from './saving/formDraft'
import { undoSave } from './saving/lastSave'
import { useMachine, type Machine } from './useMachine'
import { useSaveRecord } from './useSaveRecord'

interface Props {
  entity: AdminEntity
  /** Null: a new record. */
  id: string | null
  /** As the server has it; for a new record, the defaults of the schema. */
  record: AdminRecord
}

export type RecordFormController = ReturnType<typeof useRecordForm>

/** The state of a record form (`recordFormMachine`) with its effects: requests, and the draft in the tab's storage. */
export function useRecordForm({ entity, id, record }: Props) {
  const { schema } = entity.form
  const machine = useStoredMachine({ entity, id, record })
  const { state, dispatch } = machine
  const { original, data, conflict } = state
  const { send, refresh, ...deleted } = useSaveRecord(entity, id, machine)
  const check = useRecordCheck(entity)
  const changed = changedFields(schema, original, data)
  const invalid = validateRecord(entity.form, data, ofFields(check(data), changed))
  const isDirty = changed.length > 0
  const recordToUndo = isDirty ? null : undoSave(state.lastSave, original)

  return {
    ...state,
    ...formActions(dispatch),
    changed,
    isDirty,
    errors: visibleErrors(state, invalid),
    canUndo: recordToUndo !== null,
    /** Resolves to the record's id once it is saved, else to null. */
    save: async (): Promise<string | null> => {
      if (id === null || isDirty) {
        if (invalid.length === 0) return send(data, original)
        dispatch({ type: 'validationFailed' })
        return null
      }
      dispatch({ type: 'unchanged' })
      return id
    },
    /** Reverts the fields of the last save on the record as it is now. Resolves to whether it worked. */
    undo: async (): Promise<boolean> =>
      recordToUndo !== null &&
      (await send(recordToUndo, original, { base: original, isUndone: true })) !== null,
    /** Saves an older version as a new one; unsaved edits stay. */
    restore: (older: AdminRecord) =>
      send(restoreFields(schema, original, older), original, { base: original }),
    /** Reads the record again after an action changed it; unsaved edits stay. */
    refresh,
    /** Saves the merged record on top of the version of the other person. */
    resolveConflict: async (merged: AdminRecord) => {
      if (conflict) await send(merged, conflict.current)
    },
    createAnew: () => deleted.createAnew(data),
    /** Brings the deleted record back, and saves what is written. Rejects where it does not come back. */
    restoreAndSave: () => deleted.restoreAndSave(data),
  }
}

const ofFields = (errors: readonly FieldError[], fields: readonly string[]) =>
  errors.filter(({ field }) => fields.includes(field))

/** Returns a function that finds the errors of a record by the rules of its entity. */
function useRecordCheck({
  check,
  choices = {},
}: AdminEntity): (record: AdminRecord) => readonly FieldError[] {
  const rules = useFormRules()
  const { options = [] } = useChoiceOptions(choices[check?.choicesOf ?? ''])
  return (record) =>
    check?.find(
      record,
      rules,
      options.flatMap((option) => (option.record ? [option.record] : [])),
    ) ?? []
}

/** The machine of a record form. Starts with the stored draft, and stores a form with unsaved changes. */
function useStoredMachine({ entity, id, record }: Props): Machine<RecordFormState, RecordFormEvent> {
  const { schema } = entity.form
  const { personKey: person } = usePersonContext()
  const machine = useMachine(recordFormMachine(schema), () => {
    const draft = loadDraft(tabStorage(), { person, entity: entity.name, id })
    return initialState(draft?.original ?? record, draft?.data)
  })
  const { original, data } = machine.state
  const isDirty = changedFields(schema, original, data).length > 0
  useEffect(() => {
    saveDraft(tabStorage(), { person, entity: entity.name, id }, isDirty ? { original, data } : null)
  }, [person, entity.name, id, isDirty, original, data])
  return machine
}

/** The actions that change the form only, without a request. */
const formActions = (dispatch: (event: RecordFormEvent) => void) => ({
  change: (to: AdminRecord) => dispatch({ type: 'edited', data: to }),
  update: (update: (data: AdminRecord) => AdminRecord) => dispatch({ type: 'updated', update }),
  touch: (field: string) => dispatch({ type: 'touched', field }),
  revert: (field: string) => dispatch({ type: 'reverted', field }),
  discard: () => dispatch({ type: 'discarded' }),
  dismissConflict: () => dispatch({ type: 'conflictDismissed' }),
  acceptTheirs: () => dispatch({ type: 'theirsAccepted' }),
  dismissLost: () => dispatch({ type: 'lost', isLost: false }),
})
