import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import type { ChoiceStep as Step } from '../../draft/draft'
import { splitByAge } from '../../draft/validity'
import { useUserAge } from '../../submit/useSubmit'
import { preferredFirst } from '../../search/searchChoices'
import { useSpecialtySearch } from '../../search/useSpecialtySearch'
import { EmergencyGate } from '../../triage/EmergencyGate'
import { useChoices } from '../../flow/useBookingQueries'
import { useFittingService } from '../../flow/useFittingService'
import { useFirstTimes } from '../../flow/useFirstTimes'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { FittingServiceText } from '../FittingServiceText'
import { ChoiceGrid } from './ChoiceGrid'
import { NotOffered } from './NotOffered'
import { OtherVariantLink } from './OtherVariantLink'
import { AssociatedDoctor, useAssociatedDoctor } from './AssociatedDoctor'
import { Help } from './Help'
import { NoChoices, LoadingChoices } from '../placeholders'
import { StepHead } from '../StepHead'
import { useShowMore } from './useShowMore'

/** Number of choices from which a search field is shown. */
const MIN_CHOICES_TO_SEARCH = 7

/** A step with a list of choices. */
export function ChoiceStep({ booking, step }: { booking: Booking; step: Step }) {
  const t = useBookingText()
  const { data, error, mutate } = useChoices(booking, step)
  const own = useAssociatedDoctor(booking, step)
  const split = useSplit(booking, step, data)
  // Where others are left out for the person's age, the list says so.
  useOnlyChoice(booking, step, split?.refused.length === 0 ? split.offered : undefined)
  return (
    <>
      <StepHead booking={booking} />
      {own && <AssociatedDoctor booking={booking} own={own} />}
      {split?.offered.length === 0 || (error && !data) ? (
        <>
          <NoChoices booking={booking} retry={error ? () => void mutate() : undefined} />
          {split && <NotOffered booking={booking} specialties={split.refused} />}
        </>
      ) : (
        <section
          className="stack choices-section"
          aria-label={t(own ? 'BOOKING.OWN_ELSE' : 'BOOKING.CHOOSE')}
        >
          {own && <h2 className="h2">{t('BOOKING.OWN_ELSE')}</h2>}
          {split ? (
            <Choices booking={booking} step={step} {...split} hasOwn={own !== undefined} />
          ) : (
            <LoadingChoices />
          )}
        </section>
      )}
      <OtherVariantLink booking={booking} step={step} />
      {step === 'specialty' && <Help />}
    </>
  )
}

/** The choices for the person's age, and those for another; undefined while either loads. */
function useSplit({ context }: Booking, step: Step, choices: readonly Choice[] | undefined) {
  const age = useUserAge(context, step === 'specialty')
  return useMemo(
    () => (choices && age !== undefined ? splitByAge(choices, step === 'specialty' ? age : null) : undefined),
    [choices, step, age],
  )
}

interface ChoicesProps {
  booking: Booking
  step: Step
  offered: readonly Choice[]
  /** For another age: the search names them, and nobody can take them. */
  refused: readonly Choice[]
  /** Whether the associated doctor stands above, with a heading of their own. */
  hasOwn: boolean
}

function Choices({ booking, step, offered, refused, hasOwn }: ChoicesProps) {
  const t = useBookingText()
  const [text, setText] = useState('')
  const [sent, setSent] = useState(0)
  const all = useMemo(() => preferredFirst([...offered, ...refused]), [offered, refused])
  const { matches: found, general } = useSpecialtySearch(all, text, step === 'specialty')
  const matches = found.filter((choice) => offered.includes(choice))
  const forOthers = found.filter((choice) => refused.includes(choice))
  const { shown, more } = useShowMore(matches)
  const fitting = useFittingService(booking, step === 'service' ? offered : undefined)
  const firstTime = useFirstTimes(booking, step, offered)
  const take = (choice: Choice) => {
    booking.pick(step, choice)
    booking.goToNext(step)
  }
  return (
    <>
      {offered.length >= MIN_CHOICES_TO_SEARCH && (
        <SearchField
          className="desk:max-w-104"
          label={t(step === 'specialty' ? 'BOOKING.SEARCH.SPECIALTY' : 'BOOKING.SEARCH.OTHER')}
          value={text}
          onChange={setText}
          onSend={() => setSent(sent + 1)}
        />
      )}
      <EmergencyGate text={text} sent={sent} isOn={step === 'specialty'}>
        <FittingServiceText booking={booking} fitting={fitting} />
        <ChoiceGrid
          choices={
            step === 'insurer' ? shown.map((choice) => withPrivateHint(choice, t('BOOKING.PRIVATE'))) : shown
          }
          selectedId={booking.draft[step]?.id ?? fitting?.service.id}
          level={hasOwn ? 3 : 2}
          firstTime={firstTime}
          onPick={take}
        />
        {more}
        <NotOffered booking={booking} specialties={forOthers} />
        <div aria-live="polite">
          {found.length === 0 && (
            <EmptyState
              icon="search"
              title={t('BOOKING.NOT_FOUND', { text })}
              text={t(general ? 'BOOKING.NOT_FOUND_GENERAL' : 'BOOKING.NOT_FOUND_HINT')}
              action={general && <Button onClick={() => take(general)}>{general.label}</Button>}
            />
          )}
        </div>
      </EmergencyGate>
    </>
  )
}

/** The preferred insurer without a hint is the private one. */
const withPrivateHint = (choice: Choice, hint: string): Choice =>
  choice.preferred && !choice.hint ? { ...choice, hint } : choice

/** Takes a single choice without asking, and moves on. */
function useOnlyChoice(
  { draft, pick, goToNext: goOn }: Booking,
  step: Step,
  choices: readonly Choice[] | undefined,
) {
  const only = choices?.length === 1 ? choices[0] : undefined
  const take = useEffectEvent((choice: Choice) => {
    if (draft[step]?.id !== choice.id) pick(step, choice, true)
    goOn(step, true)
  })
  useEffect(() => {
    if (only) take(only)
  }, [only])
}
