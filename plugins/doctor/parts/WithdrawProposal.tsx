import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { DoctorConsultation } from '@schemas/generated/entities'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useGo } from '@portico/core/routing/useGo'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { TextKey } from '../texts'

/** Withdraws a visit that the doctor proposed and nobody has answered: the time is free again, and the patient is told. */
export function WithdrawProposal({ line }: { line: DoctorConsultation }) {
  const t = useText<TextKey>()
  const call = useCall()
  const go = useGo()
  const invalidate = useInvalidate()
  const [isOpen, setIsOpen] = useState(false)
  const withdraw = async () => {
    try {
      await call('DELETE api/appointments/{id}/doctor', {
        params: { id: line.appointmentId },
        query: { patientId: line.patientId ?? '' },
        quiet: true,
      })
    } catch (error) {
      toast({ tone: 'error', text: t('DOCTOR.WITHDRAW_FAILED') })
      throw error
    }
    await invalidate('api/video-calls').catch(() => undefined)
    toast({ tone: 'success', text: t('DOCTOR.WITHDRAWN') })
    go('doctor.today')
  }
  return (
    <div>
      <Button variant="danger-quiet" onClick={() => setIsOpen(true)}>
        {t('DOCTOR.WITHDRAW')}
      </Button>
      <ConfirmDialog
        title={t('DOCTOR.WITHDRAW_TITLE')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={t('DOCTOR.WITHDRAW')}
        confirmBusy={t('DOCTOR.WITHDRAWING')}
        keep={t('DOCTOR.KEEP_PROPOSAL')}
        onConfirm={withdraw}
      >
        {t('DOCTOR.WITHDRAW_TEXT')}
      </ConfirmDialog>
    </div>
  )
}
