import { useState } from 'react'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { Appointment } from '@schemas/generated/entities'
import { useAnswer, type OutcomeTexts } from './useAnswer'
import type { TextKey } from '../texts'

/** What an answer to a proposal is called, and what it does. */
export interface AnswerTexts extends OutcomeTexts {
  text: string
  accept: string
  acceptNamed: string
  accepting: string
  decline: string
  declineNamed: string
  declineTitle: string
  declineText: string
  declineConfirm: string
}

interface Props {
  appointment: Appointment
  texts: AnswerTexts
}

/** The buttons that accept or decline a proposal; declining has a question first. */
export function AnswerButtons({ appointment, texts }: Props) {
  const t = useText<TextKey>()
  const { isBusy, send } = useAnswer(appointment, texts)
  const [isOpen, setIsOpen] = useState(false)
  const zone = browserZone()
  const answerBy = appointment.answerBy ?? appointment.startDate
  const until = { day: formatDate(answerBy, zone), time: formatTime(answerBy, zone) }
  return (
    <div className="stack gap-3">
      <p className="text-sm text-pretty">
        {texts.text} {t('PROPOSAL.UNTIL', until)}
      </p>
      <div className="flex items-center flex-wrap gap-2">
        <Button
          busy={isBusy}
          busyText={texts.accepting}
          aria-label={texts.acceptNamed}
          onClick={() => void send(true).catch(() => undefined)}
        >
          {texts.accept}
        </Button>
        <Button
          variant="danger-quiet"
          disabled={isBusy}
          aria-label={texts.declineNamed}
          onClick={() => setIsOpen(true)}
        >
          {texts.decline}
        </Button>
      </div>
      <ConfirmDialog
        title={texts.declineTitle}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={texts.declineConfirm}
        confirmBusy={t('PROPOSAL.DECLINING')}
        keep={t('PROPOSAL.BACK')}
        onConfirm={() => send(false)}
      >
        {texts.declineText}
      </ConfirmDialog>
    </div>
  )
}
