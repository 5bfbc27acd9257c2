import { useDoctorText } from '../../../texts'

const signs = ['hours', 'off', 'special', 'modified'] as const

/** What the signs of the month mean. */
export function MonthLegend() {
  const t = useDoctorText()
  return (
    <ul className="wc-legend">
      {signs.map((sign) => (
        <li key={sign}>
          <i className={`is-${sign}`} />
          {t(`ADMIN.CALENDAR.LEGEND.${sign}`)}
        </li>
      ))}
    </ul>
  )
}
