import { tabStorage } from '@portico/core/state/tabStorage'
import { ApiError } from '@portico/core/http/apiError'
import { usePersonContext } from '@portico/core/session/personContext'
import type { AdminEntity, AdminRecord, EntitySchema } from '../entity'
import { changedFields, isEqual, rebaseChanges, requestBody } from './changes'
import { parseServerErrors } from './formErrors'
import type { RecordFormEvent, RecordFormState, SaveConflict } from './recordFormMachine'
import { saveDraft } from './saving/formDraft'
import type { Machine } from './useMachine'
import { useRecordCalls } from '../actions/useRecordCalls'

interface SendOptions {
  /** What the form contains of what is sent; the edited record unless given. */
  base?: AdminRecord
  isUndone?: boolean
}

/** The requests of a record form. */
export function useSaveRecord(
  entity: AdminEntity,
  id: string | null,
  { dispatch, getState }: Machine<RecordFormState, RecordFormEvent>,
) {
  const { schema } = entity.form
  const calls = useRecordCalls(entity)
  const create = useCreateRecord(entity, getState)

  const update = async (of: string, sent: AdminRecord, from: AdminRecord, options: SendOptions) => {
    const { base = getState().data, isUndone = false } = options
    const to = getState().isStale ? rebaseChanges(schema, from, await calls.read(of), sent) : sent
    const { version } = await calls.update(of, requestBody(schema, { ...to, version: from['version'] }))
    // The server may have completed the record: new entries get an id, and others may have saved since.
    const current = await calls.read(of).catch(() => null)
    const after = current ?? { ...to, version }
    const records = after['version'] === version ? { before: from, after } : null
    const lastSave = { at: new Date(), isUndone, fields: changedFields(schema, from, to), records }
    dispatch({ type: 'saved', base, record: after, isStale: current === null, lastSave })
    return of
  }

  /** Saves `record`, which was edited on top of `from`. Resolves to the record's id, or to null where it failed. */
  const send = async (record: AdminRecord, from: AdminRecord, options: SendOptions = {}) => {
    if (getState().isSaving) return null
    dispatch({ type: 'saveStarted' })
    try {
      if (id !== null) return await update(id, record, from, options)
      const created = await create(record)
      dispatch({ type: 'created', record: created.record })
      return created.id
    } catch (error) {
      dispatch(toFailure(schema, error, id === null))
      return null
    }
  }

  const refresh = async () => {
    const record = await calls.read(id ?? '').catch(() => null)
    if (record) dispatch({ type: 'refreshed', record })
  }
  return { send, refresh, ...afterDeletion({ schema, id, calls, create, dispatch, send }) }
}

interface Deletion {
  schema: EntitySchema
  id: string | null
  calls: ReturnType<typeof useRecordCalls>
  create: ReturnType<typeof useCreateRecord>
  dispatch: (event: RecordFormEvent) => void
  send: (record: AdminRecord, from: AdminRecord) => Promise<string | null>
}

/** What keeps the text of a record that somebody has deleted meanwhile. */
const afterDeletion = ({ schema, id, calls, create, dispatch, send }: Deletion) => ({
  /** Creates a new record. Resolves to its id, or to null where it failed. */
  createAnew: async (record: AdminRecord) => {
    dispatch({ type: 'saveStarted' })
    try {
      const created = await create(record)
      dispatch({ type: 'created', record: created.record })
      return created.id
    } catch (error) {
      dispatch(toFailure(schema, error, true))
      return null
    }
  },
  /** Brings the record back from the bin, and saves `record` on top of it. */
  restoreAndSave: async (record: AdminRecord) => {
    await calls.restore(id ?? '')
    return send(record, await calls.read(id ?? ''))
  },
})

/** Creates the record. What is edited meanwhile becomes a draft of the record's own page. */
function useCreateRecord(entity: AdminEntity, getState: () => RecordFormState) {
  const { schema } = entity.form
  const { personKey: person } = usePersonContext()
  const calls = useRecordCalls(entity)

  return async (sent: AdminRecord) => {
    const body = requestBody(schema, sent)
    // Empty where the API does not say which record it has created.
    const { id: created = '', version } = await calls.create(body)
    const [id, record] = [String(created), { ...sent, version }]
    if (id !== '' && !isEqual(getState().data, sent)) {
      const current = await calls.read(id).catch(() => record)
      const data = rebaseChanges(schema, sent, current, getState().data)
      saveDraft(tabStorage(), { person, entity: entity.name, id }, { original: current, data })
    }
    return { id, record }
  }
}

function toFailure(schema: EntitySchema, error: unknown, isNew: boolean): RecordFormEvent {
  const { status, message, details } = error instanceof ApiError ? error : new ApiError(0, 'NETWORK')
  if (status === 404 && !isNew) return { type: 'lost', isLost: true }
  if (status === 409 && details?.['current']) {
    return { type: 'conflicted', conflict: details as unknown as SaveConflict }
  }
  return { type: 'saveFailed', errors: parseServerErrors(schema, message, details) }
}
