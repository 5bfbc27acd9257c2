import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { DoctorConsultation, VisitLinkSending } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'

type Way = VisitLinkSending['by']

const ways = [
  { by: 'email', icon: 'mail', label: 'DOCTOR.LINK_EMAIL' },
  { by: 'sms', icon: 'phone', label: 'DOCTOR.LINK_SMS' },
] as const

const sent = { email: 'DOCTOR.LINK_EMAILED', sms: 'DOCTOR.LINK_TEXTED' } as const

const failures: Readonly<Record<string, TextKey>> = {
  NO_EMAIL: 'DOCTOR.LINK_NO_EMAIL',
  NO_PHONE: 'DOCTOR.LINK_NO_PHONE',
  TOO_MANY_ATTEMPTS: 'DOCTOR.LINK_TOO_MANY',
}

/** Sends the link of the visit to the patient's own address or telephone. */
export function SendLink({ line: { appointmentId, patientName: name } }: { line: DoctorConsultation }) {
  const t = useText<TextKey>()
  const call = useCall()
  const sendOnce = useSendOnce()
  const [busy, setBusy] = useState<Way | null>(null)
  const send = async (by: Way) => {
    setBusy(by)
    try {
      const body = { appointmentId, by }
      await sendOnce(body, (idempotencyKey) =>
        call('POST api/visit-links/send', { capability: 'visitLinks', body, idempotencyKey, quiet: true }),
      )
      toast({ tone: 'success', text: t(sent[by], { name }) })
    } catch (error) {
      const code = error instanceof ApiError ? error.message : ''
      toast({ tone: 'error', text: t(failures[code] ?? 'DOCTOR.LINK_NOT_SENT', { name }) })
    }
    setBusy(null)
  }
  return ways.map(({ by, icon, label }) => (
    <Button key={by} variant="secondary" icon={icon} busy={busy === by} onClick={() => void send(by)}>
      {t(label)}
    </Button>
  ))
}
