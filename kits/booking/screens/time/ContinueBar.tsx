import { useState } from 'react'
import { formatHeadingDay } from '@portico/core/format/dates'
import { useBookingText } from '../../texts'
import { ActionBar } from '../ActionBar'
import { Button } from '@portico/core/ui/actions/Button'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { errorClass } from '@portico/core/ui/forms/inputClass'
import { practiceOf, slotClocks } from '../../slots/slotClocks'
import type { Booking } from '../../flow/useBooking'
import { isUnchanged } from '../../draft/validity'

/**
 * The picked slot and the continue button. Without a slot, or with the current one, it shows what is missing.
 */
export function ContinueBar({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const [asked, setAsked] = useState(false)
  const { draft, context } = booking
  const { zone, language } = context
  const { slot } = draft
  const clocks = slot && slotClocks(draft, slot, zone)
  const problem = !slot
    ? 'APPOINTMENT.ERRORS.NO_TIME'
    : isUnchanged(draft)
      ? 'APPOINTMENT.ERRORS.UNCHANGED'
      : null
  const goOn = () => (problem ? setAsked(true) : booking.goToNext('time'))
  return (
    <ActionBar className="desk:sticky desk:bottom-0 desk:py-3 desk:bg-surface">
      <div className="stack gap-2 empty:hidden" role="alert">
        {asked && problem && <p className={errorClass}>{t(problem)}</p>}
      </div>
      {clocks && (
        <div className="flex items-center gap-3 justify-between desk:hidden">
          <span className="font-strong">
            {t('BOOKING.SLOT_PICKED', {
              day: formatHeadingDay(slot.start, clocks[0].zone, language),
              time: clocks[0].time,
            })}
          </span>
          <ClockWords
            className="text-muted"
            clocks={clocks}
            start={slot.start}
            practice={practiceOf(draft, slot)}
          />
        </div>
      )}
      <Button size="lg" block onClick={goOn}>
        {t('BOOKING.CONTINUE')}
      </Button>
    </ActionBar>
  )
}
