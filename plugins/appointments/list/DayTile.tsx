import { useText } from '@portico/core/i18n/useText'
import { formatDayTile } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import './list.css'
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
    <div className={off ? 'day bg-fill [&_small]:text-muted' : 'day'} aria-hidden="true">
      <small>{isToday && !off ? t('BOOKEDAPPOINTMENTS.TODAY') : weekday}</small>
      <b>{day}</b>
      <small>{month}</small>
    </div>
  )
}
