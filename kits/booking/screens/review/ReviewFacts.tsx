import { answerText } from '@schemas/questions/answerText'
import { localText } from '@schemas/questions/question'
import { nameWithoutExtension } from '@portico/core/files/saveFile'
import { formatHeadingDay } from '@portico/core/format/dates'
import { formatDuration } from '@portico/core/format/duration'
import { useBookingText } from '../../texts'
import { Fact, Facts } from '@portico/core/ui/layout/Facts'
import { useClockWords } from '@portico/core/ui/time/useClockWords'
import { practiceOf, slotClocks } from '../../slots/slotClocks'
import type { Booking } from '../../flow/useBooking'
import { minutesOf } from '../../draft/draft'
import { usePayer } from '../../draft/usePayer'
import { answeredQuestions } from '../../questions/questions'
import { stepOfQuestion } from '../../questions/isAnswered'
import type { StepId } from '../../variant'
import { modeLabel, priceLabel } from '../labels'

const paidBy = {
  insurer: 'BOOKING.PAID_BY_INSURER',
  agreement: 'BOOKING.PAID_BY_AGREEMENT',
} as const

/** The facts of a booking: time, provider, type of visit, price, and the answers to its questions. */
export function ReviewFacts({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const { draft, context, variant } = booking
  const { language } = context
  const { provider, specialty, service } = draft
  const mode = modeLabel(draft.type?.appointmentType ?? service?.appointmentType)
  const price = priceLabel(provider?.price ? provider : (service ?? {}), t, language)
  const minutes = minutesOf(draft)
  const length = minutes && formatDuration(minutes, language)
  const payer = usePayer(draft)
  const titled = service?.label.startsWith(`${specialty?.label}:`)
  const isDue = !draft.editing && (provider?.price ?? service?.price)?.amount !== 0
  const paidHow =
    payer === 'self' ? 'BOOKING.PAID_ONLINE' : isDue && payer === null && 'BOOKING.PAID_ELSEWHERE'
  const isOfAgreement = draft.insurer?.ref?.['agreementId'] !== undefined
  const asksWho = variant.steps.includes('provider')
  return (
    <Facts>
      <WhenFact booking={booking} />
      <Fact
        icon="user-round"
        label={t('BOOKING.FACT.WHO')}
        note={[titled ? null : specialty?.label, service?.label, length].filter(Boolean).join(' · ')}
        action={
          <ChangeButton
            booking={booking}
            step={asksWho ? 'provider' : 'specialty'}
            what={t('BOOKING.FACT.WHO')}
          />
        }
      >
        {provider?.label ?? t('BOOKING.ANY_PROVIDER')}
      </Fact>
      {mode && (
        <Fact
          icon={mode.icon}
          label={t('BOOKING.FACT.HOW')}
          note={mode.icon === 'building-2' && (provider?.address ?? provider?.place)}
          action={
            <ChangeButton
              booking={booking}
              step={draft.type ? 'type' : 'service'}
              what={t('BOOKING.FACT.HOW')}
            />
          }
        >
          {t(mode.text)}
        </Fact>
      )}
      {draft.insurer && (
        <Fact
          icon="clipboard-list"
          label={t('BOOKING.STEP.INSURER')}
          note={
            isOfAgreement && service?.isCovered === false
              ? t('BOOKING.AGREEMENT_NOT_COVERED')
              : payer && payer !== 'self' && t(paidBy[payer])
          }
          action={<ChangeButton booking={booking} step="insurer" what={t('BOOKING.STEP.INSURER')} />}
        >
          {isOfAgreement ? t('BOOKING.AGREEMENT') : draft.insurer.label}
        </Fact>
      )}
      {price && payer !== 'insurer' && (
        <Fact icon="credit-card" label={t('BOOKING.FACT.PRICE')} note={paidHow && t(paidHow)}>
          {price}
        </Fact>
      )}
      <AnswerFacts booking={booking} />
      <DocumentsFact booking={booking} />
    </Facts>
  )
}

function WhenFact({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const clockWords = useClockWords()
  const { draft, context } = booking
  const { slot } = draft
  if (!slot) return null
  const clocks = slotClocks(draft, slot, context.zone)
  return (
    <Fact
      icon="calendar"
      label={t('BOOKING.FACT.WHEN')}
      note={clockWords({
        clocks,
        start: slot.start,
        practice: practiceOf(draft, slot),
        isNamed: !draft.provider,
      })}
      action={<ChangeButton booking={booking} step="time" what={t('BOOKING.FACT.WHEN')} />}
    >
      {formatHeadingDay(slot.start, clocks[0].zone, context.language)}, {clocks[0].time}
    </Fact>
  )
}

function AnswerFacts({ booking }: { booking: Booking }) {
  const { variant, draft, context } = booking
  const { language } = context
  return answeredQuestions(variant, draft).map((question) => {
    const label = localText(question.title, language)
    return (
      <Fact
        key={question.id}
        icon="pencil"
        label={label}
        action={<ChangeButton booking={booking} step={stepOfQuestion(question.id)} what={label} />}
      >
        {answerText(question, draft.answers?.[question.id], language)}
      </Fact>
    )
  })
}

function DocumentsFact({ booking: { draft } }: { booking: Booking }) {
  const t = useBookingText()
  const { documents = [] } = draft
  if (documents.length === 0) return null
  return (
    <Fact icon="file-text" label={t('BOOKING.FACT.DOCUMENTS')}>
      {documents.map(({ name }) => nameWithoutExtension(name)).join(', ')}
    </Fact>
  )
}

interface ChangeProps {
  booking: Booking
  step: StepId
  /** What the button changes, for assistive technology. */
  what: string
}

/** A link to the step of a fact; nothing if there was no choice, or the fact stays while an appointment is moved. */
function ChangeButton({ booking, step, what }: ChangeProps) {
  const t = useBookingText()
  const { variant, state, goToStep: goTo } = booking
  if (!variant.steps.includes(step) || state.skippedSteps.includes(step)) return null
  return (
    <button
      type="button"
      className="link link-underlined"
      aria-label={`${t('BOOKING.CHANGE')}: ${what}`}
      onClick={() => goTo(step)}
    >
      {t('BOOKING.CHANGE')}
    </button>
  )
}
