import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '@core/i18n/useText'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { SearchField } from '@core/ui/forms/SearchField'
import type { ChoiceStep as Step } from '../../draft/draft'
import { preferredFirst, searchChoices } from '../../steps/searchChoices'
import { useChoices } from '../../state/useBookingQueries'
import type { Booking } from '../../state/useBooking'
import type { Choice } from '../../variant'
import '../choices.css'
import { ChoiceRow } from './ChoiceRow'
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
  const t = useText()
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
          {data ? <Choices booking={booking} step={step} choices={data} /> : <LoadingChoices />}
        </section>
      )}
      <OtherVariantLink booking={booking} step={step} />
      {step === 'specialty' && <Help />}
    </>
  )
}

function Choices({ booking, step, choices }: { booking: Booking; step: Step; choices: readonly Choice[] }) {
  const t = useText()
  const [text, setText] = useState('')
  const found = searchChoices(preferredFirst(choices), text)
  const { shown, more } = useShowMore(found)
  const take = (choice: Choice) => {
    booking.pick(step, choice)
    booking.goToNext(step)
  }
  return (
    <>
      {choices.length >= MIN_CHOICES_TO_SEARCH && (
        <SearchField
          className="booking-search"
          label={t(step === 'specialty' ? 'BOOKING.SEARCH.SPECIALTY' : 'BOOKING.SEARCH.OTHER')}
          value={text}
          onChange={setText}
        />
      )}
      <ul className="spec-grid">
        {shown.map((choice) => (
          <li key={choice.id}>
            <ChoiceRow
              choice={step === 'insurer' ? withPrivateHint(choice, t('BOOKING.PRIVATE')) : choice}
              isSelected={booking.draft[step]?.id === choice.id}
              onPick={() => take(choice)}
            />
          </li>
        ))}
      </ul>
      {more}
      <div aria-live="polite">
        {found.length === 0 && (
          <EmptyState
            icon="search"
            title={t('BOOKING.NOT_FOUND', { text })}
            text={t('BOOKING.NOT_FOUND_HINT')}
          />
        )}
      </div>
    </>
  )
}

/** The preferred insurer without a hint is the private one (BOOK-047). */
const withPrivateHint = (choice: Choice, hint: string): Choice =>
  choice.preferred && !choice.hint ? { ...choice, hint } : choice

/** Takes a single choice without asking, and moves on (BOOK-033). */
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
