import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { TextField } from '@portico/core/ui/forms/TextField'
import { copyLater } from './copyLater'
import { SendLink } from './SendLink'
import type { TextKey } from '../texts'

/** Makes the link with which the patient joins the visit, and copies or sends it. */
export function CopyLink({ line }: { line: DoctorConsultation }) {
  const { appointmentId, patientName: name } = line
  const t = useText<TextKey>()
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
      await url.then(setNotCopied, () => toast({ tone: 'error', text: t('DOCTOR.LINK_FAILED') }))
    }
    setIsBusy(false)
  }
  return (
    <div className="stack gap-3">
      <div className="flex items-center gap-3 flex-wrap">
        <Button variant="secondary" icon="external-link" busy={isBusy} onClick={() => void copy()}>
          {t('DOCTOR.COPY_LINK', { name })}
        </Button>
        <SendLink line={line} />
      </div>
      <p className="text-sm text-muted">{t('DOCTOR.LINK_TEXT', { name })}</p>
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
