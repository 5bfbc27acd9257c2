import { useState } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { ApiError } from '@core/http/apiError'
import { useCall } from '@core/http/useCall'
import { useText } from '@core/i18n/useText'
import { Button } from '@core/ui/actions/Button'
import { toast } from '@core/ui/feedback/toast'
import { TextField } from '@core/ui/forms/TextField'
import type es from '../locales/es.json'
import { copyLater } from './copyLater'

/** Makes the link with which the patient joins the visit, and copies it (WIDGET-008). */
export function CopyLink({ line: { appointmentId, patientName: name } }: { line: DoctorConsultation }) {
  const t = useText<keyof typeof es>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const [notCopied, setNotCopied] = useState('')
  const copy = async () => {
    setIsBusy(true)
    setNotCopied('')
    const link = call('POST api/auth/magic-link', { body: { appointmentId }, quiet: true })
    const url = link.then((made) => made.url)
    try {
      await copyLater(url)
      toast({ tone: 'success', text: t('APPOINTMENTS.MAGIC_LINK_COPIED') })
    } catch {
      await url.then(setNotCopied, (error: unknown) => toast({ tone: 'error', text: t(failureOf(error)) }))
    }
    setIsBusy(false)
  }
  return (
    <div className="stack stack-3">
      <div>
        <Button variant="secondary" icon="external-link" busy={isBusy} onClick={() => void copy()}>
          {t('DOCTOR.COPY_LINK', { name })}
        </Button>
      </div>
      <p className="small muted">{t('DOCTOR.LINK_TEXT', { name })}</p>
      {notCopied && (
        <TextField
          label={t('DOCTOR.LINK_BY_HAND')}
          value={notCopied}
          readOnly
          onChange={setNotCopied}
          onFocus={selectAll}
        />
      )}
    </div>
  )
}

const selectAll = ({ currentTarget }: { currentTarget: HTMLInputElement }) => currentTarget.select()

const failureOf = (error: unknown): keyof typeof es =>
  error instanceof ApiError && error.message === 'NOT_IN_PORTAL'
    ? 'PATIENTS.ERRORS.NOT_IN_PORTAL'
    : 'DOCTOR.LINK_FAILED'
