import { useText } from '@portico/core/i18n/useText'
import { useState, type FormEvent } from 'react'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { TextField } from '@portico/core/ui/forms/TextField'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { TextKey } from '../texts'

const MIN_REASON = 20

interface Draft {
  identification: string
  birthDate: string
  reason: string
}
type Missing = Partial<Record<keyof Draft, string>>

/** Opens the records of somebody whom the doctor does not treat, in an emergency: who it is and why (decision 933). */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const t = useText<TextKey>()
  const { draft, change, missing, failure, isBusy, submit } = useEmergency()
  return (
    <Dialog
      title={t('RECORDS.EMERGENCY')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button
            variant="danger"
            busy={isBusy}
            busyText={t('RECORDS.EMERGENCY_OPENING')}
            onClick={() => submit()}
          >
            {t('RECORDS.EMERGENCY_OPEN')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('RECORDS.EMERGENCY_BACK')}
          </Button>
        </>
      }
    >
      <Notice tone="warning">{t('RECORDS.EMERGENCY_TEXT')}</Notice>
      {failure && <Notice tone="danger">{t(failure)}</Notice>}
      <form className="stack" onSubmit={submit}>
        <Fields {...{ draft, change, missing }} />
      </form>
    </Dialog>
  )
}

interface FieldProps {
  draft: Draft
  change: (to: Partial<Draft>) => void
  missing: Missing
}

function Fields({ draft, change, missing }: FieldProps) {
  const t = useText<TextKey>()
  return (
    <>
      <TextField
        label={t('RECORDS.EMERGENCY_WHO')}
        hint={t('RECORDS.EMERGENCY_WHO_HINT')}
        maxLength={200}
        autoComplete="off"
        value={draft.identification}
        error={missing.identification}
        onChange={(identification) => change({ identification })}
      />
      <DateField
        label={t('RECORDS.EMERGENCY_BORN')}
        value={draft.birthDate}
        error={missing.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <TextArea
        label={t('RECORDS.EMERGENCY_REASON')}
        hint={t('RECORDS.EMERGENCY_REASON_HINT', { count: MIN_REASON })}
        rows={3}
        maxLength={1000}
        value={draft.reason}
        error={missing.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  )
}

type Failure = 'RECORDS.EMERGENCY_NOBODY' | 'RECORDS.EMERGENCY_TOO_MANY' | 'RECORDS.EMERGENCY_FAILED'

function failureOf(error: unknown): Failure {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 404) return 'RECORDS.EMERGENCY_NOBODY'
  return status === 429 ? 'RECORDS.EMERGENCY_TOO_MANY' : 'RECORDS.EMERGENCY_FAILED'
}

/** What the form holds, what it lacks, and its way to the server. What is typed stays after a failure. */
function useEmergency() {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
  const invalidate = useInvalidate()
  const [draft, setDraft] = useState<Draft>({ identification: '', birthDate: '', reason: '' })
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const found: Missing = {
    ...(draft.identification.trim().length < 3 && { identification: t('RECORDS.EMERGENCY_NO_WHO') }),
    ...(draft.birthDate === '' && { birthDate: t('RECORDS.EMERGENCY_NO_BIRTH') }),
    ...(draft.reason.trim().length < MIN_REASON && {
      reason: t('RECORDS.EMERGENCY_NO_REASON', { count: MIN_REASON }),
    }),
  }
  const send = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      const { patientId } = await call('POST api/patients/emergency', {
        capability: 'patients',
        body: draft,
        quiet: true,
      })
      await invalidate('api/patients').catch(() => undefined)
      go('records.patients', { params: { patientId } })
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setIsChecked(true)
    if (!isBusy && Object.keys(found).length === 0) void send()
  }
  const change = (to: Partial<Draft>) => setDraft((before) => ({ ...before, ...to }))
  return { draft, change, missing: isChecked ? found : {}, failure, isBusy, submit }
}
