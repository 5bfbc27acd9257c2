import { useState } from 'react'
import { formatDuration } from '@portico/core/format/duration'
import type { Translate } from '@portico/core/i18n/i18n'
import { useBookingText, type BookingKey } from '../../texts'
import { ActionBar } from '../ActionBar'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { TextArea } from '@portico/core/ui/forms/TextArea'
import { NOTES_MAX } from '../../draft/draft'
import type { Booking } from '../../flow/useBooking'
import { usePayer } from '../../draft/usePayer'
import type { Problem } from '../../draft/validity'
import { CurrentAppointment } from '../CurrentAppointment'
import { KeptNote } from './KeptNote'
import { PaymentTerms } from './PaymentTerms'
import { ReviewDocuments } from './ReviewDocuments'
import { ReviewFacts } from './ReviewFacts'
import { StepHead } from '../StepHead'
import { useNearQuestion } from './useNearQuestion'

/** The review: facts with links to change them, notes, and the submit button. */
export function ReviewStep({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const { draft } = booking
  const messages = [draft.service?.message, draft.provider?.message].filter(Boolean)
  return (
    <>
      <StepHead booking={booking} title={t(draft.editing ? 'BOOKING.TITLE.MOVE' : 'BOOKING.TITLE.REVIEW')} />
      <CurrentAppointment booking={booking} />
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_22rem] desk:items-start">
        <Card as="section" aria-label={t('BOOKING.STEP.REVIEW')} className="desk:sticky desk:top-6">
          <ReviewFacts booking={booking} />
        </Card>
        <div className="stack gap-6">
          {messages.length > 0 && <Notice title={t('BOOKING.BEFORE_VISIT')}>{messages.join(' ')}</Notice>}
          <KeptNote booking={booking} />
          <TextArea
            label={t('BOOKING.NOTES')}
            hint={t('BOOKING.NOTES_HINT')}
            optional
            rows={4}
            value={draft.notes}
            maxLength={NOTES_MAX}
            onChange={booking.setNotes}
          />
          <ReviewDocuments booking={booking} />
          <Confirm booking={booking} />
        </div>
      </div>
    </>
  )
}

function Confirm({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const [problem, setProblem] = useState<Problem | null>(null)
  const { draft, state, context, submit, variant } = booking
  const { sendOrAsk, isWaiting, dialog } = useNearQuestion(booking, () => setProblem(submit()))
  const pays = usePayer(draft) === 'self'
  const isMove = draft.editing !== undefined
  return (
    <ActionBar>
      <div role="alert">
        {problem && <Notice tone="warning">{problemText(problem, t, context.language)}</Notice>}
        {state.failure && <FailureNotice booking={booking} />}
        {state.needsSignIn && <SignInNotice booking={booking} />}
      </div>
      {pays && !isMove && <PaymentTerms booking={booking} />}
      <Button
        size="lg"
        block
        busy={isWaiting || state.phase === 'booking'}
        busyText={t(isMove ? 'BOOKING.MOVING' : 'BOOKING.CONFIRMING')}
        onClick={sendOrAsk}
      >
        {t(isMove ? 'BOOKING.MOVE' : pays ? 'BOOKING.PAY' : 'BOOKING.CONFIRM')}
      </Button>
      {!variant.isUnlisted && (
        <p className="text-sm text-muted text-pretty order-[-1] text-center desk:order-0 desk:text-start">
          {t('BOOKING.CHANGE_LATER')}
        </p>
      )}
      {dialog}
    </ActionBar>
  )
}

/** Asks visitors without a session to sign in; nothing is booked or lost (C-033). */
function SignInNotice({ booking }: { booking: Booking }) {
  const t = useBookingText()
  return (
    <Notice
      tone="brand"
      title={t('BOOKING.SIGN_IN')}
      action={<Button onClick={booking.signIn}>{t('BOOKING.SIGN_IN_ACTION')}</Button>}
    >
      {t('BOOKING.SIGN_IN_HINT')}
    </Notice>
  )
}

/** The error messages of a failed booking; a variant may add its own. */
function FailureNotice({ booking: { state } }: { booking: Booking }) {
  const t = useBookingText<string>()
  if (!state.failure) return null
  const { message, detail, reference } = state.failure
  return (
    <Notice tone="danger" title={t(message)}>
      {detail && <p>{t(detail)}</p>}
      {reference && <p>{t('BOOKING.REFERENCE', { reference })}</p>}
    </Notice>
  )
}

function problemText(problem: Problem, t: Translate<BookingKey>, language: string): string {
  if (problem.key !== 'APPOINTMENT.ERRORS.TOO_SOON') {
    return t(problem.key, 'values' in problem ? problem.values : {})
  }
  return t(problem.key, { time: formatDuration(problem.values.minutes, language) })
}
