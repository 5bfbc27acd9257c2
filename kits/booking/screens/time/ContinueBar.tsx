import { useState } from 'react'
import { formatHeadingDay, formatTime } from '@core/format/dates'
import { zoneName } from '@core/format/zoneNames'
import { useBookingText } from '../../texts'
import { ActionBar } from '@core/ui/actions/ActionBar'
import { Button } from '@core/ui/actions/Button'
import '@core/ui/forms/Field.css'
import { hasOtherClock } from '../../slots/slots'
import type { Booking } from '../../state/useBooking'
import { isUnchanged } from '../../draft/validity'

/**
 * The picked slot and the continue button. Without a slot, or with the current one, it shows what is missing (BOOK-037,
 * BOOK-038).
 */
export function ContinueBar({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const [asked, setAsked] = useState(false)
  const { draft, context } = booking
  const { zone, language } = context
  const { slot } = draft
  const problem = !slot
    ? 'APPOINTMENT.ERRORS.NO_TIME'
    : isUnchanged(draft)
      ? 'APPOINTMENT.ERRORS.UNCHANGED'
      : null
  const goOn = () => (problem ? setAsked(true) : booking.goToNext('time'))
  return (
    <ActionBar>
      <div className="stack stack-2 bar-words" role="alert">
        {asked && problem && <p className="field-error">{t(problem)}</p>}
      </div>
      {slot && (
        <div className="row row-between phone-only">
          <span className="strong">
            {t('BOOKING.SLOT_PICKED', {
              day: formatHeadingDay(slot.start, zone, language),
              time: formatTime(slot.start, zone),
            })}
          </span>
          {hasOtherClock(slot, zone) && <span className="muted">{zoneName(zone, language)}</span>}
        </div>
      )}
      <Button size="lg" block onClick={goOn}>
        {t('BOOKING.CONTINUE')}
      </Button>
    </ActionBar>
  )
}
