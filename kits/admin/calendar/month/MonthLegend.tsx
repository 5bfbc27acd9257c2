import { cx } from '@portico/core/ui/cx'
import { useCalendarText } from '../texts'

const marks = ['hours', 'off', 'special', 'modified'] as const
const markClasses = {
  hours: 'w-4 h-[4px] rounded-[2px] bg-chart-1',
  off: 'hatch [--hatch:var(--line-strong)] [--hatch-line:1px] [--hatch-step:4px] w-4 h-2.5 rounded-[2px]',
  special: 'w-4 h-2.5 rounded-[2px] [box-shadow:inset_0_0_0_1.5px_var(--line-strong)]',
  modified: 'size-2 rounded-full bg-info',
}

/** Explains the marks of the month. */
export function MonthLegend() {
  const t = useCalendarText()
  return (
    <ul className="grid grid-cols-[1fr_1fr] gap-y-0.5 gap-x-2 mt-2.5 mb-0 mx-1 text-muted text-sm/normal">
      {marks.map((mark) => (
        <li className="flex items-center gap-[0.4375rem]" key={mark}>
          <i className={cx('flex-none', markClasses[mark])} />
          {t(`ADMIN.CALENDAR.LEGEND.${mark}`)}
        </li>
      ))}
    </ul>
  )
}
