import { useCalendarText } from '../texts'

const marks = ['hours', 'off', 'special', 'modified'] as const

/** Explains the marks of the month. */
export function MonthLegend() {
  const t = useCalendarText()
  return (
    <ul className="wc-legend grid grid-cols-[1fr_1fr] gap-y-0.5 gap-x-2 mt-2.5 mb-0 mx-1 text-muted text-sm/normal [&_[data-mark=modified]]:size-2 [&_[data-mark=modified]]:rounded-full [&_[data-mark=hours]]:h-[4px] [&_[data-mark=special]]:[box-shadow:inset_0_0_0_1.5px_var(--line-strong)]">
      {marks.map((mark) => (
        <li className="flex items-center gap-[0.4375rem]" key={mark}>
          <i className="flex-none w-4 h-2.5 rounded-[2px]" data-mark={mark} />
          {t(`ADMIN.CALENDAR.LEGEND.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
