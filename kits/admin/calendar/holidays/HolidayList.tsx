import { formatCalendarDay } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { Chip } from '@portico/core/ui/layout/Chip'
import { useCalendarText } from '../texts'
import type { HolidayRow } from './draft'

interface Props {
  rows: readonly HolidayRow[]
  year: number
  /** Today at the centre, YYYY-MM-DD: what is over has nothing left to decide. */
  today: string
  onToggle: (row: HolidayRow) => void
  onDecide: (row: HolidayRow) => void
}

/** The holidays of a year, with what is not saved and the appointments that are still on them. */
export function HolidayList({ rows, year, today, onToggle, onDecide }: Props) {
  const t = useCalendarText()
  const { language } = useLanguage()
  if (rows.length === 0) return <p className="text-muted">{t('ADMIN.HOLIDAYS.NONE', { year })}</p>
  return (
    <ul>
      {rows.map((row) => {
        const { date, name, state, appointments } = row
        const day = formatCalendarDay(date, language)
        return (
          <li key={date} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 hairline-b">
            <span
              className="flex-[1_1_11rem] min-w-0 wrap-anywhere data-off:line-through"
              data-off={state === 'removed' || undefined}
            >
              <b className="font-strong">{day}</b> · {name}
            </span>
            <span className="flex flex-wrap items-center justify-end gap-x-3 ms-auto">
              {state === 'new' && <Chip tone="info">{t('ADMIN.HOLIDAYS.NEW')}</Chip>}
              {state === 'removed' && <Chip tone="warning">{t('ADMIN.HOLIDAYS.REMOVED')}</Chip>}
              {state !== 'new' && appointments > 0 && (
                <span className="text-warning font-semibold">
                  {t('ADMIN.HOLIDAYS.STILL', { count: appointments })}
                </span>
              )}
              {state === 'saved' && appointments > 0 && date >= today && (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('ADMIN.HOLIDAYS.DECIDE_NAME', { day })}
                  onClick={() => onDecide(row)}
                >
                  {t('ADMIN.HOLIDAYS.DECIDE')}
                </Button>
              )}
              <IconButton
                icon={state === 'removed' ? 'repeat' : 'x'}
                label={t(state === 'removed' ? 'ADMIN.HOLIDAYS.RESTORE' : 'ADMIN.HOLIDAYS.REMOVE', { day })}
                onClick={() => onToggle(row)}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
