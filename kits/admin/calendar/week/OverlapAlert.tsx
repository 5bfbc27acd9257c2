import { useCalendarText } from '../texts'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { formatClock } from '../model/clock'
import { separateIntervals, joinIntervals, type Overlap } from '../model/overlap'
import { useCalendarContext } from '../state/calendarContext'
import type { DayKey } from '../model/apiFormat'

/** Reports an overlap and offers two repairs. */
export function OverlapAlert({ dayKey, overlap }: { dayKey: DayKey; overlap: Overlap }) {
  const t = useCalendarText()
  const { edit, getDay, canModify } = useCalendarContext()
  const { from, to, union, canSeparate } = overlap
  return (
    <div
      className="flex items-center col-span-full order-5 flex-wrap gap-y-1 gap-x-1.5 pb-1.5 text-danger text-sm/normal figures desk:col-[2/-1] desk:order-0 [&_.btn]:px-2 [&_.btn]:[font-size:inherit] [&_.btn]:text-danger [&_.btn]:underline [&_.btn]:[text-underline-offset:0.2em] max-desk:[&_.btn]:min-h-tap"
      role="alert"
    >
      <Icon name="circle-alert" size="s" />
      <span>
        {t('CALENDAR.ERRORS.SUPERPOSED_INTERVALS', { from: formatClock(from), to: formatClock(to) })}
      </span>
      {canModify && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => edit(dayKey, joinIntervals(getDay(dayKey), overlap))}
        >
          {t('ADMIN.CALENDAR.JOIN', { from: formatClock(union.from), to: formatClock(union.to) })}
        </Button>
      )}
      {canModify && canSeparate && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => edit(dayKey, separateIntervals(getDay(dayKey), overlap))}
        >
          {t('ADMIN.CALENDAR.FOLLOW', { at: formatClock(to) })}
        </Button>
      )}
    </div>
  )
}
