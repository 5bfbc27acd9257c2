import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import type { ChoiceStep as Step } from '../../draft/draft'
import { preferredFirst } from '../../search/searchChoices'
import { useSpecialtySearch } from '../../search/useSpecialtySearch'
import { EmergencyGate } from '../../triage/EmergencyGate'
import { useChoices } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { ChoiceGrid } from './ChoiceGrid'
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
  useOnlyChoice(booking, step, data)
  return (
    <>
      <StepHead booking={booking} />
      {own && <AssociatedDoctor booking={booking} own={own} />}
      {data?.length === 0 || (error && !data) ? (
        <NoChoices booking={booking} retry={error ? () => void mutate() : undefined} />
      ) : (
        <section
          className="stack choices-section"
          aria-label={t(own ? 'BOOKING.OWN_ELSE' : 'BOOKING.CHOOSE')}
        >
          {own && <h2 className="h2">{t('BOOKING.OWN_ELSE')}</h2>}
          {data ? (
            <Choices booking={booking} step={step} choices={data} hasOwn={own !== undefined} />
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

interface ChoicesProps {
  booking: Booking
  step: Step
  choices: readonly Choice[]
  /** Whether the associated doctor stands above, with a heading of their own. */
  hasOwn: boolean
}

function Choices({ booking, step, choices, hasOwn }: ChoicesProps) {
  const t = useBookingText()
  const [text, setText] = useState('')
  const [sent, setSent] = useState(0)
  const ordered = useMemo(() => preferredFirst(choices), [choices])
  const { matches, general } = useSpecialtySearch(ordered, text, step === 'specialty')
  const { shown, more } = useShowMore(matches)
  const take = (choice: Choice) => {
    booking.pick(step, choice)
    booking.goToNext(step)
  }
  return (
    <>
      {choices.length >= MIN_CHOICES_TO_SEARCH && (
        <SearchField
          className="desk:max-w-104"
          label={t(step === 'specialty' ? 'BOOKING.SEARCH.SPECIALTY' : 'BOOKING.SEARCH.OTHER')}
          value={text}
          onChange={setText}
          onSend={() => setSent(sent + 1)}
        />
      )}
      <EmergencyGate text={text} sent={sent} isOn={step === 'specialty'}>
        <ChoiceGrid
          choices={
            step === 'insurer' ? shown.map((choice) => withPrivateHint(choice, t('BOOKING.PRIVATE'))) : shown
          }
          selectedId={booking.draft[step]?.id}
          level={hasOwn ? 3 : 2}
          onPick={take}
        />
        {more}
        <div aria-live="polite">
          {matches.length === 0 && (
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
