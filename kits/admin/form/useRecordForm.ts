import { useEffect, useRef, useState } from 'react'
import { tabStorage } from '@kits/booking/storage/tabStorage'
import { ApiError } from '@core/http/apiError'
import { usePersonContext } from '@core/session/personContext'
import type { AdminEntity, AdminRecord } from '../entity'
import { restoreFields, requestBody, rebaseChanges, changedFields, isEqual } from './changes'
import { saveDraft, loadDraft } from './saving/formDraft'
import { validateRecord, parseServerErrors, type FormError } from './formErrors'
import { undoSave, type LastSave } from './saving/lastSave'
import { useRecordCalls } from './useRecordCalls'

/** Somebody else has saved since the record was opened. */
export interface SaveConflict {
  current: AdminRecord
  changedBy: string | null
  changedAt: string | null
}

/** How a save goes, where it is not the one of what is written. */
interface SendOptions {
  /** What the form shows of what is sent; whatever differs from it in the end has been written meanwhile. */
  base?: AdminRecord
  isUndone?: boolean
}

interface Props {
  entity: AdminEntity
  /** Null: a new record. */
  id: string | null
  /** As it is on the server, or with what is usual. */
  record: AdminRecord
}

/** The state of a form: what is written and what was, what is wrong with it, and how it is saved, undone and merged. */
export function useRecordForm({ entity, id, record }: Props) {
  const { form, name } = entity
  const { personKey: person } = usePersonContext()
  const calls = useRecordCalls(entity)
  const draftOf = { person, entity: name, id }
  const [{ original: opened, data }, setRecords] = useState(
    () => loadDraft(tabStorage(), draftOf) ?? { original: record, data: record },
  )
  const [touched, setTouched] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState<readonly FormError[]>([])
  const [busy, setBusy] = useState(false)
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const [saved, setSaved] = useState<LastSave | null>(null)
  const request = useRef({ body: '', key: '' })
  /** What is written by now, for a request that comes back. */
  const latest = useRef(data)
  /** It is saved, but what the server made of it could not be read. */
  const isBehind = useRef(false)
  /** A request is on its way: keys and a second press send nothing twice. */
  const isSending = useRef(false)

  const changed = changedFields(form.schema, opened, data)
  const isDirty = changed.length > 0
  const broken = validateRecord(form, data)
  const said = attempt > 0 ? broken : broken.filter(({ field }) => touched.includes(field))
  const findings = [...said, ...refused.filter(({ field }) => !broken.some((one) => one.field === field))]

  useEffect(() => {
    saveDraft(tabStorage(), { person, entity: name, id }, isDirty ? { original: opened, data } : null)
  }, [person, name, id, isDirty, opened, data])

  useEffect(() => {
    latest.current = data
  }, [data])

  const change = (to: AdminRecord) => {
    setRecords((now) => ({ original: now.original, data: to }))
    setRefused(refused.filter(({ field }) => field !== '' && isEqual(to[field], data[field])))
  }

  const create = async (to: AdminRecord): Promise<string> => {
    const body = requestBody(form.schema, to)
    const { id: made, version } = await calls.create(body, keyFor(request.current, body))
    const after = { ...to, version }
    await keepMeanwhile(String(made), to, after)
    setRecords({ original: after, data: after })
    return String(made)
  }

  /** The record gets a page of its own: what was written while it was being created waits there as a draft. */
  const keepMeanwhile = async (made: string, sent: AdminRecord, after: AdminRecord) => {
    if (isEqual(latest.current, sent)) return
    const current = await calls.read(made).catch(() => after)
    const draft = { original: current, data: rebaseChanges(form.schema, sent, current, latest.current) }
    saveDraft(tabStorage(), { person, entity: name, id: made }, draft)
  }

  const update = async (of: string, written: AdminRecord, from: AdminRecord, options: SendOptions) => {
    const { base = data, isUndone = false } = options
    const to = isBehind.current ? rebaseChanges(form.schema, from, await calls.read(of), written) : written
    const { version } = await calls.update(of, requestBody(form.schema, { ...to, version: from['version'] }))
    // What the server made of it: a new entry has its id, and what others have done since is there.
    const current = await calls.read(of).catch(() => null)
    isBehind.current = current === null
    const after = current ?? { ...to, version }
    setRecords((now) => ({ original: after, data: rebaseChanges(form.schema, base, after, now.data) }))
    setSaved({
      at: new Date(),
      isUndone,
      fields: changedFields(form.schema, from, to),
      records: after['version'] === version ? { before: from, after } : null,
    })
    return of
  }

  /** Out: the record's id once it is saved, else null. `from` is the record that it began from. */
  const send = async (
    to: AdminRecord,
    from: AdminRecord,
    options: SendOptions = {},
  ): Promise<string | null> => {
    if (isSending.current) return null
    isSending.current = true
    setBusy(true)
    try {
      const done = id === null ? await create(to) : await update(id, to, from, options)
      forgetTries()
      return done
    } catch (fault) {
      refuse(fault)
      return null
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const refuse = (fault: unknown) => {
    const { status, message, details } = fault instanceof ApiError ? fault : new ApiError(0, 'NETWORK')
    if (status === 409 && details?.['current']) return setConflict(details as unknown as SaveConflict)
    setRefused(parseServerErrors(form.schema, message, details))
    setAttempt(attempt + 1)
  }

  const forgetTries = () => {
    setTouched([])
    setAttempt(0)
    setRefused([])
    setConflict(null)
  }

  const undone = isDirty ? null : undoSave(saved, opened)

  return {
    opened,
    data,
    changed,
    isDirty,
    findings,
    attempt,
    busy,
    conflict,
    saved,
    canUndo: undone !== null,
    change,
    fill: (of: (data: AdminRecord) => AdminRecord) =>
      setRecords((now) => ({ original: now.original, data: { ...now.data, ...of(now.data) } })),
    touch: (field: string) => setTouched([...touched, field]),
    revert: (field: string) => change({ ...data, [field]: opened[field] }),
    discard: () => {
      setRecords({ original: opened, data: opened })
      forgetTries()
    },
    /** Out: the record's id once it is saved, else null. */
    save: async (): Promise<string | null> => {
      if (id !== null && !isDirty) {
        forgetTries()
        return id
      }
      if (broken.length === 0) return send(data, opened)
      setAttempt(attempt + 1)
      return null
    },
    /** Writes what the last save changed as it was before, on the record as it is now. Out: whether it is done. */
    undo: async (): Promise<boolean> =>
      undone !== null && (await send(undone, opened, { base: opened, isUndone: true })) !== null,
    /** Writes an older version as a new one; what is written and not saved stays. */
    restore: (older: AdminRecord) =>
      send(restoreFields(form.schema, opened, older), opened, { base: opened }),
    /** Reads the record again after something else has changed it; what was written stays. */
    refresh: async () => {
      const current = await calls.read(id ?? '').catch(() => null)
      if (!current) return
      setRecords((now) => ({
        original: current,
        data: rebaseChanges(form.schema, now.original, current, now.data),
      }))
    },
    keepEditing: () => setConflict(null),
    /** Takes what they saved as the beginning: what remains of mine is either written or given up. */
    settle: async (to: AdminRecord) => {
      if (conflict) await send(to, conflict.current)
    },
    takeTheirs: () => {
      if (conflict) setRecords({ original: conflict.current, data: conflict.current })
      forgetTries()
    },
  }
}

/** The same request keeps its key, so that a retry adds nothing twice. */
function keyFor(request: { body: string; key: string }, body: AdminRecord): string {
  const text = JSON.stringify(body)
  if (request.body !== text) Object.assign(request, { body: text, key: crypto.randomUUID() })
  return request.key
}
