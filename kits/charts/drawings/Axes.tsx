import type { Label } from './labels'

/** The drawing without its axes, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface ValuesProps {
  box: Box
  ticks: readonly number[]
  y: (value: number) => number
  format: (value: number) => string
}

const tickClass = 'chart-tick text-[0.75rem] fill-muted figures'

/** A line across the drawing for each round value, which is written at its left. */
export const Values = ({ box, ticks, y, format }: ValuesProps) => (
  <>
    <path
      className="stroke-line"
      d={ticks.map((tick) => `M${box.left} ${Math.round(y(tick)) + 0.5}H${box.right}`).join('')}
    />
    {ticks.map((tick) => (
      <text key={tick} className={tickClass} x={box.left - 8} y={y(tick)} dy="0.35em" textAnchor="end">
        {format(tick)}
      </text>
    ))}
  </>
)

/** Names under the drawing. */
export const Names = ({ box, labels }: { box: Box; labels: readonly Label[] }) => (
  <>
    {labels.map(({ x, text }) => (
      <text key={x} className={tickClass} x={x} y={box.bottom + 20} textAnchor="middle">
        {text}
      </text>
    ))}
  </>
)

/** A line down the drawing at the active value. */
export const Cursor = ({ box, x }: { box: Box; x: number }) => (
  <path className="stroke-line-strong" d={`M${x} ${box.top}V${box.bottom}`} />
)
