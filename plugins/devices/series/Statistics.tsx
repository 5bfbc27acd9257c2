import type { Line } from '../model/series'
import { useDevicesText } from '../texts'

/** Minimum, average and maximum of each line. */
export function Statistics({ lines }: { lines: readonly Line[] }) {
  const { t, cell } = useDevicesText()
  return lines.map(({ id, min, average, max }) =>
    min === null || average === null || max === null ? null : (
      <dl key={id} className="grid grid-cols-[repeat(3,1fr)] gap-3" aria-label={t(`DEVICES.LINE.${id}`)}>
        {(
          [
            ['DEVICES.MIN', min],
            ['DEVICES.AVERAGE', average],
            ['DEVICES.MAX', max],
          ] as const
        ).map(([label, number]) => (
          <div key={label}>
            <dt className="text-sm text-muted">
              {lines.length > 1 ? `${t(`DEVICES.LINE.${id}`)} · ${t(label)}` : t(label)}
            </dt>
            <dd className="font-strong">{cell(id, number)}</dd>
          </div>
        ))}
      </dl>
    ),
  )
}
