import { useText } from '@portico/core/i18n/useText'
import { formatDayTile } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import type { TextKey } from '../texts'

interface Props {
  /** An instant. */
  start: string
  /** IANA zone whose day is shown. */
  zone: string
  /** Past or cancelled. */
  off?: boolean
}

/** The date as a calendar leaf. Hidden from assistive technology, as the text beside it has the date. */
export function DayTile({ start, zone, off = false }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { weekday, day, month, isToday } = formatDayTile(start, zone, language)
  return (
    <div
      className="grid justify-items-center content-center w-17 h-21 rounded-control bg-brand-soft leading-[1.15] data-off:bg-fill group-data-now/item:bg-brand group-data-now/item:text-on-brand [&>small]:text-[0.875rem] [&>small]:font-semibold [&>small]:text-brand data-off:[&>small]:text-muted group-data-now/item:[&>small]:text-inherit"
      data-off={off || undefined}
      aria-hidden="true"
    >
      <small>{isToday && !off ? t('BOOKEDAPPOINTMENTS.TODAY') : weekday}</small>
      <b className="text-[1.75rem]/[1.1] [font-weight:750]">{day}</b>
      <small>{month}</small>
    </div>
  )
}
