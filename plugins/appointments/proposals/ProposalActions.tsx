import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { useAnswer } from './useAnswer'
import type { TextKey } from '../texts'

/** What accepting a proposal means, until when, and the buttons that accept or decline it. */
export default function ProposalActions({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { isBusy, send } = useAnswer(appointment)
  const [isOpen, setIsOpen] = useState(false)
  const zone = browserZone()
  const doctor = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  const answerBy = appointment.answerBy ?? appointment.startDate
  const until = { day: formatDate(answerBy, zone), time: formatTime(answerBy, zone) }
  return (
    <div className="stack gap-3">
      <p className="text-sm text-pretty">
        {t('PROPOSAL.TEXT', { doctor })} {t('PROPOSAL.UNTIL', until)}
      </p>
      <div className="flex items-center flex-wrap gap-2">
        <Button
          busy={isBusy}
          busyText={t('PROPOSAL.ACCEPTING')}
          aria-label={t('PROPOSAL.ACCEPT_NAMED', { doctor })}
          onClick={() => void send(true).catch(() => undefined)}
        >
          {t('PROPOSAL.ACCEPT')}
        </Button>
        <Button
          variant="danger-quiet"
          disabled={isBusy}
          aria-label={t('PROPOSAL.DECLINE_NAMED', { doctor })}
          onClick={() => setIsOpen(true)}
        >
          {t('PROPOSAL.DECLINE')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('PROPOSAL.DECLINE_TITLE')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={t('PROPOSAL.DECLINE_CONFIRM')}
        confirmBusy={t('PROPOSAL.DECLINING')}
        keep={t('PROPOSAL.BACK')}
        onConfirm={() => send(false)}
      >
        {t('PROPOSAL.DECLINE_TEXT')}
      </ConfirmDialog>
    </div>
  )
}
