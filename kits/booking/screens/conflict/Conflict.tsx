import { useEffect, useEffectEvent } from 'react'
import { formatLongDay, formatSentenceDay } from '@portico/core/format/dates'
import { formatDuration } from '@portico/core/format/duration'
import { useBookingText } from '../../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { Icon } from '@portico/core/ui/media/Icon'
import { Steps } from '@portico/core/ui/layout/Steps'
import { toast } from '@portico/core/ui/feedback/toast'
import { slotDistance } from '../../slots/slotDistance'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import { noticeClass } from '@portico/core/ui/feedback/Notice'
import { practiceOf, slotClocks } from '../../slots/slotClocks'
import type { LostSlot } from '../../state/bookingReducer'
import type { Alternative } from '../../slots/alternatives'
import { useAlternatives } from '../../flow/useAlternatives'
import type { Booking } from '../../flow/useBooking'
import type { Choice } from '../../variant'
import { addressOf } from '../labels'
import { LoadingChoices } from '../placeholders'

/** The screen of a taken slot, with the nearest free slots. */
export function Conflict({ booking, lost }: { booking: Booking; lost: LostSlot }) {
  const t = useBookingText()
  const { zone, language } = booking.context
  const { start } = lost.slot
  const clocks = slotClocks(booking.draft, lost.slot, zone)
  const when = { day: formatSentenceDay(start, clocks[0].zone, language), time: clocks[0].time }
  useConflictToast(lost)
  return (
    <>
      <div className="grid gap-4 desk:grid-cols-[minmax(0,1fr)_19rem] desk:gap-y-2 desk:gap-x-8 desk:items-end desk:[&>h1]:col-1 desk:[&>h1]:order-2 desk:[&>.notice]:col-span-full desk:[&>.notice]:order-4 desk:[&>.notice]:mt-3">
        <div className="grid gap-2 min-w-0 desk:col-1 desk:order-2">
          <button
            type="button"
            className="link justify-self-start -ms-1 -mb-3 no-underline desk:mb-0"
            onClick={booking.showAllDays}
          >
            <Icon name="chevron-left" size="s" />
            <span>{t('BOOKING.STEP.TIME')}</span>
          </button>
        </div>
        <div className="max-w-120 desk:col-2 desk:order-3">
          <Steps {...booking.progress} label={t('BOOKING.STEP.TIME')} />
        </div>
        <div className={noticeClass('warning')} role="alert">
          <Icon name="clock" />
          <div className="stack gap-1">
            <h1 className="h2" tabIndex={-1}>
              {t(lost.isOwnAppointment ? 'BOOKING.LOST_OWN' : 'BOOKING.LOST')}
            </h1>
            <p>{t(lost.isOwnAppointment ? 'BOOKING.LOST_OWN_HINT' : 'BOOKING.LOST_HINT', when)}</p>
            <ClockWords clocks={clocks} start={start} practice={practiceOf(booking.draft, lost.slot)} />
          </div>
        </div>
      </div>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-8 desk:items-start">
        <Alternatives booking={booking} lost={lost} />
        <SavedNotes notes={booking.draft.notes} />
      </div>
    </>
  )
}

/** Shows the error message of a failed booking while this screen is open. */
function useConflictToast(lost: LostSlot): void {
  const t = useBookingText()
  const say = useEffectEvent((signal: AbortSignal) => {
    if (!lost.isOwnAppointment) toast({ tone: 'error', text: t('APPOINTMENT.TIME_ERROR'), signal })
  })
  useEffect(() => {
    const here = new AbortController()
    say(here.signal)
    return () => here.abort()
  }, [])
}

function Alternatives({ booking, lost }: { booking: Booking; lost: LostSlot }) {
  const t = useBookingText()
  const { data, error } = useAlternatives(booking, lost)
  return (
    <section className="stack" aria-labelledby="near">
      <h2 className="h2" id="near">
        {t('BOOKING.ALTERNATIVES')}
      </h2>
      {!data && !error && <LoadingChoices height="6.6rem" />}
      {(data?.length === 0 || error) && <p>{t('BOOKING.ALTERNATIVES_NONE')}</p>}
      <ul className="grid gap-3">
        {data?.map((one) => (
          <li key={`${one.slot.start} ${one.provider?.id}`}>
            <AlternativeSlot booking={booking} lost={lost} other={one} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="calendar" onClick={booking.showAllDays}>
        {t('BOOKING.ALL_DAYS')}
      </Button>
    </section>
  )
}

function AlternativeSlot({ booking, lost, other }: { booking: Booking; lost: LostSlot; other: Alternative }) {
  const t = useBookingText()
  const { language } = booking.context
  const { slot, provider } = other
  const [{ zone, time }] = slotClocks(
    { ...booking.draft, ...(provider && { provider }) },
    slot,
    booking.context.zone,
  )
  const { key, minutes } = slotDistance(lost.slot.start, slot.start, zone)
  const isOther = key === 'BOOKING.SAME_TIME' && provider !== undefined
  const take = () => {
    booking.pickSlot(slot, provider)
    booking.goToStep('review')
  }
  return (
    <button type="button" className={`${choiceClass} gap-4 p-4`} data-alternative onClick={take}>
      <span className="text-[1.75rem]/[1.1] flex-none w-21 font-bold [letter-spacing:-0.01em]">{time}</span>
      <span className="min-w-0 flex-1">
        <span className="font-strong block">{formatLongDay(slot.start, zone, language)}</span>
        <span className="block">
          {t(isOther ? 'BOOKING.SAME_TIME_OTHER' : key, { time: formatDuration(minutes, language) })}
        </span>
        {provider && (
          <span className="text-sm text-muted block">{providerLine(provider, booking.draft.service)}</span>
        )}
      </span>
      <Icon name="chevron-right" size="s" />
    </button>
  )
}

/** The provider of a slot, with the address of a visit in person. */
const providerLine = (provider: Choice, service?: Choice): string =>
  [provider.label, addressOf(provider, service)].filter(Boolean).join(' · ')

function SavedNotes({ notes }: { notes: string }) {
  const t = useBookingText()
  if (notes === '') return null
  return (
    <Card as="section" className="grid gap-2 py-4 px-5" aria-labelledby="kept">
      <h2 className="h3" id="kept">
        {t('BOOKING.KEPT')}
      </h2>
      <blockquote className="text-muted [border-inline-start:3px_solid_var(--line)] ps-3 wrap-anywhere whitespace-pre-line">
        {notes}
      </blockquote>
      <p className="text-sm text-muted">{t('BOOKING.KEPT_HINT')}</p>
    </Card>
  )
}
