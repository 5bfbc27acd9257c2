import type { CSSProperties } from 'react'

/** The values at a place. */
export interface Tip {
  name: string
  lines: readonly { color: string; value: string; label: string | null; isQuiet?: boolean }[]
}

interface Props {
  /** Of the value under the pointer or reached with the keys. */
  tip: Tip | null
  style: CSSProperties | undefined
}

/** The values at the pointer; screen readers announce them as the arrow keys move. */
export const ChartTooltip = ({ tip, style }: Props) => (
  <output
    className={
      tip
        ? 'absolute grid pointer-events-none py-1.5 px-2.5 bg-raised hairline border-line-strong rounded-control text-sm/normal [&_i]:size-2 [&_i]:inline-block [&_i]:me-2 [&_i]:rounded-[50%] forced-colors:[&_i]:[forced-color-adjust:none]'
        : undefined
    }
    style={style}
  >
    {tip && <span className="font-strong">{tip.name}</span>}
    {tip?.lines.map(({ color, value, label, isQuiet }, at) => (
      <span key={at} className={isQuiet ? 'text-muted' : undefined}>
        <i style={{ background: color }} />
        {value} {label !== null && <span className="text-muted">{label}</span>}
      </span>
    ))}
  </output>
)
