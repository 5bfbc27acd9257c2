import useSWR from 'swr'
import { formatRelativeDay, formatTime, midSentence } from '@portico/core/format/dates'
import { useBookingText } from '../../texts'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { shownZone } from '../../slots/slotClocks'
import { useQueryKey } from '../../flow/useBookingQueries'
import type { Booking } from '../../flow/useBooking'
import type { ChoiceStep } from '../../draft/draft'
import type { Draft } from '../../variant'

/** The person's associated doctor, for the first step of a variant that supports it; otherwise undefined. */
export function useAssociatedDoctor(booking: Booking, step: ChoiceStep): Partial<Draft> | undefined {
  const { variant, context } = booking
  const isAsked = variant.associatedDoctor !== undefined && variant.steps[0] === step
  const { data } = useSWR(
    useQueryKey(booking, isAsked ? ['own'] : null),
    () => variant.associatedDoctor?.(context) ?? null,
  )
  return data ?? undefined
}

/** A shortcut to the free times of the person's own doctor. */
export function AssociatedDoctor({ booking, own }: { booking: Booking; own: Partial<Draft> }) {
  const t = useBookingText()
  const { language } = booking.context
  const { provider } = own
  const zone = shownZone(own, booking.context.zone)
  if (!provider) return null
  const { label, thumbnailId, firstDate } = provider
  const take = () => {
    for (const step of booking.variant.steps) {
      const answer = own[step as ChoiceStep]
      if (answer) booking.pick(step as ChoiceStep, answer)
    }
    booking.goToStep('time')
  }
  return (
    <Card
      as="section"
      tone="soft"
      className="grid gap-4 desk:grid-cols-[1fr_auto] desk:items-center"
      aria-labelledby="mine"
    >
      <div className="flex items-center gap-3 min-w-0">
        <Avatar name={label} thumbnailId={thumbnailId} size="lg" className="bg-raised" />
        <div className="min-w-0">
          <h2 className="h3" id="mine">
            {t('BOOKING.OWN')}
          </h2>
          <p>{label}</p>
          {firstDate && (
            <p className="text-sm text-muted">
              {t('BOOKING.OWN_FIRST', {
                day: midSentence(formatRelativeDay(firstDate, zone, language), language),
                time: formatTime(firstDate, zone),
              })}
            </p>
          )}
        </div>
      </div>
      <Button onClick={take}>{t('BOOKING.OWN_ACTION')}</Button>
    </Card>
  )
}
