import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '@core/i18n/useText'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { SearchField } from '@core/ui/forms/SearchField'
import type { ChoiceStep as Step } from '../../draft/draft'
import { preferredFirst, search } from '../../steps/searchChoices'
import { useChoices } from '../../state/useBookingQueries'
import type { Booking } from '../../state/useBooking'
import type { Choice } from '../../variant'
import '../choices.css'
import { ChoiceRow } from './ChoiceRow'
import { OtherWay } from './OtherVariantLink'
import { OwnDoctor, useOwn } from './AssociatedDoctor'
import { Help } from './Help'
import { NothingToChoose, WaitingForChoices } from '../placeholders'
import { StepHead } from '../StepHead'
import { useMoreOf } from './useShowMore'

/** From this many choices on, a search stands above them. */
const MANY = 7

/** A step that is answered with one of a list. */
export function ChoiceStep({ booking, step }: { booking: Booking; step: Step }) {
  const t = useText()
  const { data, error, mutate } = useChoices(booking, step)
  const own = useOwn(booking, step)
  useOnlyChoice(booking, step, data)
  return (
    <>
      <StepHead booking={booking} />
      {own && <OwnDoctor booking={booking} own={own} />}
      {data?.length === 0 || (error && !data) ? (
        <NothingToChoose booking={booking} retry={error ? () => void mutate() : undefined} />
      ) : (
        <section
          className="stack choices-section"
          aria-label={t(own ? 'BOOKING.OWN_ELSE' : 'BOOKING.CHOOSE')}
        >
          {own && <h2 className="h2">{t('BOOKING.OWN_ELSE')}</h2>}
          {data ? <Choices booking={booking} step={step} choices={data} /> : <WaitingForChoices />}
        </section>
      )}
      <OtherWay booking={booking} step={step} />
      {step === 'specialty' && <Help />}
    </>
  )
}

function Choices({ booking, step, choices }: { booking: Booking; step: Step; choices: readonly Choice[] }) {
  const t = useText()
  const [text, setText] = useState('')
  const found = search(preferredFirst(choices), text)
  const { shown, more } = useMoreOf(found)
  const take = (choice: Choice) => {
    booking.pick(step, choice)
    booking.goOn(step)
  }
  return (
    <>
      {choices.length >= MANY && (
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
              choice={step === 'insurer' ? marked(choice, t('BOOKING.PRIVATE')) : choice}
              isPicked={booking.draft[step]?.id === choice.id}
              onTake={() => take(choice)}
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

/** Of insurers, the one preferred without a word of its own is the private one (BOOK-047). */
const marked = (choice: Choice, hint: string): Choice =>
  choice.preferred && !choice.hint ? { ...choice, hint } : choice

/** A single choice is taken without asking, and the address moves on with it (BOOK-033). */
function useOnlyChoice({ draft, pick, goOn }: Booking, step: Step, choices: readonly Choice[] | undefined) {
  const only = choices?.length === 1 ? choices[0] : undefined
  const take = useEffectEvent((choice: Choice) => {
    if (draft[step]?.id !== choice.id) pick(step, choice, true)
    goOn(step, true)
  })
  useEffect(() => {
    if (only) take(only)
  }, [only])
}
