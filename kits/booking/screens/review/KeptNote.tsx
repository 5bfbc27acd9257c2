import { useId } from 'react'
import { formatSentenceDay } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { noticeClass } from '@portico/core/ui/feedback/Notice'
import type { Booking } from '../../flow/useBooking'
import { useBookingText } from '../../texts'

/** Offers what somebody wrote for another booking that they did not make: to use it here, or to start anew (decision 805). */
export function KeptNote({ booking }: { booking: Booking }) {
  const t = useBookingText()
  const id = useId()
  const { draft, context, answerKeptNote } = booking
  if (!draft.keptNote) return null
  const { notes, documents = [], target } = draft.keptNote
  const day = formatSentenceDay(target.at, context.zone, context.language)
  const about = target.label
    ? t('BOOKING.NOTE_LEFT_FOR', { label: target.label, day })
    : t('BOOKING.NOTE_LEFT_ON', { day })
  return (
    <section className={noticeClass('brand')} aria-labelledby={id}>
      <Icon name="notebook-pen" />
      <div className="stack gap-3 min-w-0 flex-1">
        <div className="stack gap-1">
          <h2 className="font-strong" id={id}>
            {t('BOOKING.NOTE_LEFT')}
          </h2>
          <p className="text-sm text-muted">{about}</p>
        </div>
        {notes && (
          <blockquote className="ps-3 [border-inline-start:3px_solid_var(--line)] whitespace-pre-line wrap-anywhere text-pretty">
            {notes}
          </blockquote>
        )}
        {documents.length > 0 && (
          <p className="text-sm">
            {t('BOOKING.NOTE_LEFT_FILES', {
              count: documents.length,
              names: documents.map(({ name }) => name).join(', '),
            })}
          </p>
        )}
        <div className="flex items-center gap-3 flex-wrap">
          <Button variant="secondary" size="sm" onClick={() => answerKeptNote(true)}>
            {t('BOOKING.NOTE_LEFT_USE')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => answerKeptNote(false)}>
            {t('BOOKING.NOTE_LEFT_DROP')}
          </Button>
        </div>
      </div>
    </section>
  )
}
