import type { Line } from '../model/series'
import { useDevicesText } from '../texts'

/** Which line is which measure. */
export const LineKey = ({ lines }: { lines: readonly Line[] }) => {
  const { t } = useDevicesText()
  return (
    <ul className="flex flex-wrap gap-y-1 gap-x-5 [&_li::before]:[content:''] [&_li::before]:inline-block [&_li::before]:w-6 [&_li::before]:me-2 [&_li::before]:[border-top:3px_solid_var(--chart-1)] [&_li::before]:align-middle [&_[data-line='1']::before]:[border-top:3px_dashed_var(--chart-2)] [&_[data-line='2']::before]:[border-top:3px_dotted_var(--text-muted)] text-sm">
      {lines.map(({ id }, place) => (
        <li key={id} data-line={place}>
          {t(`DEVICES.LINE.${id}`)}
        </li>
      ))}
    </ul>
  )
}
