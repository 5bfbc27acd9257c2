import { zoneName } from '@schemas/time/zoneNames'
import { addDays } from '@portico/core/format/calendarDate'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { SegmentedControl } from '@portico/core/ui/forms/SegmentedControl'
import { useCalendarText } from './texts'
import { formatWeekRange } from './model/dayNames'

export type Mode = 'week' | 'dates'

interface Props {
  mode: Mode
  /** The dates of the visible week. */
  week: readonly string[]
  /** YYYY-MM-DD. */
  today: string
  zone: string
  onMode: (mode: Mode) => void
  onDate: (date: string) => void
  onHistory: () => void
}

/** Switches between the typical week and the dates of a week, and names the zone of the hours. */
export function CalendarHeader({ mode, week, today, zone, onMode, onDate, onHistory }: Props) {
  const t = useCalendarText()
  const hasHistory = useCapability('audit')
  const { language } = useLanguage()
  const [first = today] = week
  return (
    <div className="flex items-center flex-wrap gap-y-2 gap-x-4 max-desk:[&_.segments]:flex max-desk:[&_.segments]:w-full max-desk:[&_.segment]:flex-1">
      <SegmentedControl
        label={t('ADMIN.CALENDAR.MODE')}
        value={mode}
        onChange={onMode}
        options={[
          { value: 'week', label: t('ADMIN.CALENDAR.TYPICAL') },
          { value: 'dates', label: t('ADMIN.CALENDAR.DATES') },
        ]}
      />
      {mode === 'dates' && (
        <div className="flex items-center">
          <IconButton
            icon="chevron-left"
            label={t('ADMIN.CALENDAR.PREVIOUS')}
            onClick={() => onDate(addDays(first, -7))}
          />
          <h2 className="min-w-34 text-base font-strong text-center figures">
            {formatWeekRange(first, week[6] ?? first, language)}
          </h2>
          <IconButton
            icon="chevron-right"
            label={t('ADMIN.CALENDAR.NEXT')}
            onClick={() => onDate(addDays(first, 7))}
          />
          <Button variant="quiet" size="sm" onClick={() => onDate(today)}>
            {t('ADMIN.CALENDAR.TODAY')}
          </Button>
        </div>
      )}
      <p className="flex items-center gap-1.5 ms-auto text-muted max-desk:ms-0">
        <Icon name="clock" size="s" />
        <span>{zoneName(zone, language)}</span>
      </p>
      {hasHistory && (
        <Button variant="secondary" icon="clock" onClick={onHistory}>
          {t('ADMIN.CALENDAR.HISTORY')}
        </Button>
      )}
    </div>
  )
}
