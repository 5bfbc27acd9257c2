import { formatMonth, formatParts } from '@portico/core/format/dates'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useBookingText } from '../texts'
import type { CalendarPage } from './calendarPage'

/** The title of a page of the calendar: "Diciembre de 2026", or "Del 30 de noviembre al 13 de diciembre". */
export function usePageTitle({ first, last, isWeeks }: CalendarPage): string {
  const t = useBookingText()
  const { language } = useLanguage()
  const words = (day: string) => formatParts(day, language, { day: 'numeric', month: 'long' })
  return isWeeks
    ? t('BOOKING.WEEKS', { first: words(first), last: words(last) })
    : formatMonth(first.slice(0, 7), language)
}
