import { useCalendarText } from '../texts'

const marks = ['hours', 'off', 'special', 'modified'] as const

/** Explains the marks of the month. */
export function MonthLegend() {
  const t = useCalendarText()
  return (
    <ul className="wc-legend">
      {marks.map((mark) => (
        <li key={mark}>
          <i className={`is-${mark}`} />
          {t(`ADMIN.CALENDAR.LEGEND.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
