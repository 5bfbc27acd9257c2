import { useEffect, useRef } from 'react'
import { useBookingText } from '../texts'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { OpenedBooking } from '../opening/openBooking'
import { useBooking, type Booking } from '../flow/useBooking'
import { hasAgeLimit, useUserAge, type HandOver } from '../submit/useSubmit'
import { isChoiceStep } from '../draft/draft'
import { ageProblem, type Problem } from '../draft/validity'
import type { BookingVariant } from '../variant'
import { Booked } from './Booked'
import { ChoiceStep } from './choice/ChoiceStep'
import { QuestionScreen } from './question/QuestionScreen'
import { Conflict } from './conflict/Conflict'
import { ProviderStep } from './provider/ProviderStep'
import { ReviewStep } from './review/ReviewStep'
import { OtherChoiceButton, HomeLink } from './placeholders'
import { StepHead } from './StepHead'
import { TimeStep } from './time/TimeStep'

interface Props {
  plugin: string
  variant: BookingVariant
  opened: OpenedBooking
  handOver?: HandOver | undefined
}

/** The current step of a booking. Moves the focus to its question whenever the step changes. */
export function BookingSteps({ plugin, variant, opened, handOver }: Props) {
  const booking = useBooking(plugin, variant, opened, handOver)
  const { state, screen } = booking
  const frame = useRef<HTMLDivElement>(null)
  const name = `${screen?.id} ${state.lostSlot ? 'lost' : ''} ${state.phase === 'booked' ? 'booked' : ''}`
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    window.scrollTo(0, 0)
    frame.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [name])
  return (
    <div className="booking grid gap-6 content-start [&>*]:min-w-0 [&_.link]:text-brand" ref={frame}>
      <CurrentStep booking={booking} />
      {namesEmergency(booking) && <EmergencyLine />}
    </div>
  )
}

/** A worried person starts here, or is about to wait for the appointment (decision 606). */
const namesEmergency = ({ previousScreen, screen, state }: Booking) =>
  state.phase === 'booked' || !previousScreen || screen?.id === 'specialty' || screen?.id === 'review'

function CurrentStep({ booking }: { booking: Booking }) {
  const { screen, state, draft } = booking
  const age = useUserAge(booking.context, hasAgeLimit(draft.specialty)) ?? null
  const wrongAge = ageProblem(draft, age)
  if (state.phase === 'booked') return <Booked booking={booking} />
  if (!screen) return null
  if (wrongAge && screen.id !== 'specialty') return <WrongAge booking={booking} problem={wrongAge} />
  switch (screen.id) {
    case 'time':
      return state.lostSlot ? (
        <Conflict booking={booking} lost={state.lostSlot} />
      ) : (
        <TimeStep booking={booking} />
      )
    case 'provider':
      return <ProviderStep booking={booking} />
    case 'review':
      return <ReviewStep booking={booking} />
    default:
      return isChoiceStep(screen.id) ? (
        <ChoiceStep key={screen.id} booking={booking} step={screen.id} />
      ) : (
        <QuestionScreen key={screen.id} booking={booking} step={screen.id} />
      )
  }
}

/** The specialty does not accept the person's age: the reason, and a link to another specialty or home. */
function WrongAge({ booking, problem }: { booking: Booking; problem: Problem }) {
  const t = useBookingText()
  const asksIt = booking.variant.steps.includes('specialty')
  return (
    <>
      <StepHead booking={booking} title={booking.draft.specialty?.label ?? ''} />
      <Notice
        tone="warning"
        role="alert"
        action={asksIt ? <OtherChoiceButton onPress={() => booking.goToStep('specialty')} /> : <HomeLink />}
      >
        {t(problem.key, 'values' in problem ? problem.values : {})}
      </Notice>
    </>
  )
}
