import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGo, useGoIfHere } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { useFormDraft } from '@portico/core/session/useFormDraft'
import { toast } from '@portico/core/ui/feedback/toast'
import { startRemoval } from '../parts/removal'
import { checkRecord, initialValues, toRecord, type Field, type Kind, type MedicalRecord } from './record'
import { useReader } from './useReader'
import type { TextKey } from '../texts'

const problems = {
  missing: 'RECORDS.MISSING',
  number: 'RECORDS.NOT_A_NUMBER',
  unknown: 'RECORDS.NOT_IN_LIST',
} as const

/** A form about a record: values that survive a reload, findings after an attempt, saving and deleting. */
export function useRecordForm(kind: Kind, record: Partial<MedicalRecord> | undefined) {
  const t = useText<TextKey>()
  const reader = useReader()
  const draft = useFormDraft(`medicalData|${kind}|${record?.id ?? 'new'}`, () =>
    initialValues(record, reader),
  )
  const [attempt, setAttempt] = useState(0)
  const findings = checkRecord(kind, draft.value, reader)
  const saving = useSave(kind, record?.id, () => setAttempt((before) => before + 1))
  const prescribed = record?.prescribedBy && record.name ? { ...record, name: record.name } : undefined
  return {
    kind,
    values: draft.value,
    change: draft.change,
    attempt,
    busy: saving.busy,
    failure: saving.failure,
    findings: attempt > 0 ? findings.map((one) => ({ ...one, text: t(problems[one.problem]) })) : [],
    record: toRecord(kind, draft.value, reader),
    submit: () => {
      setAttempt(attempt + 1)
      if (findings.length === 0 && !saving.busy)
        void saving.save(
          prescribed
            ? { ...prescribed, isActive: draft.value.isActive }
            : toRecord(kind, draft.value, reader),
          draft.forget,
        )
    },
    /** The medicine as the doctor prescribed it: only whether it is still taken can change (decision 961). */
    prescribed,
    remove: useRemove(kind, prescribed ? undefined : record),
  }
}

function useSave(kind: Kind, id: number | undefined, onFailed: () => void) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGoIfHere()
  const { id: route } = useRoute()
  const invalidate = useInvalidate()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  // The same for every attempt, so that a lost answer does not add the record twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const save = async (record: object & { name: string }, onSaved: () => void) => {
    setBusy(true)
    setFailure('')
    try {
      if (id === undefined)
        await call(`POST api/${kind}/patient`, { body: record as never, idempotencyKey, quiet: true })
      else await call(`PUT api/${kind}/patient`, { body: { ...record, id } as never, quiet: true })
      onSaved()
      await invalidate('api/medicalData')
      toast({ tone: 'success', text: t('RECORDS.RECORD_SAVED', { name: record.name }) })
      go(route)
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404
      setFailure(t(isGone ? 'RECORDS.NO_RECORD' : 'DOCUMENTS.TOASTER.ERROR_UPDATE'))
      onFailed()
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, save }
}

function useRemove(kind: Kind, record: Partial<MedicalRecord> | undefined) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
  const { id: route } = useRoute()
  const invalidate = useInvalidate()
  const { id, name } = record ?? {}
  if (id === undefined) return undefined
  return () => {
    startRemoval({
      id: `${kind} ${id}`,
      text: t('RECORDS.DELETED', { name }),
      run: async () => {
        await call(`DELETE api/${kind}/{id}/patient`, { params: { id }, quiet: true }).catch(() =>
          toast({ tone: 'error', text: t('RECORDS.DELETE_FAILED') }),
        )
        await invalidate('api/medicalData').catch(() => undefined)
      },
    })
    go(route)
  }
}

export type RecordFormState = ReturnType<typeof useRecordForm>

/** The id of a field's control, for the links of the summary. */
export const controlId = (field: Field): string => `record-${field}`
