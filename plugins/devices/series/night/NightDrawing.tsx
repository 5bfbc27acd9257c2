import { wallClock } from '@portico/core/format/dates'
import type { Night } from './nightOf'
import { looks } from './StageKey'

const WIDTH = 1000
const ROW = 30
const HOUR_MS = 3_600_000
/** As many names as a phone has place for. */
const MOST_NAMES = 4

/** A night from falling asleep to waking up, a row for each stage, with the clock of its place below. */
export function NightDrawing({ night, title }: { night: Night; title: string }) {
  const { from, to, zone, stretches, hasStages } = night
  if (from === null || to === null) return null
  const x = (time: number) => ((time - from) / (to - from || 1)) * WIDTH
  const rows = hasStages ? 3 : 1
  return (
    <div className="stack gap-1">
      <svg
        viewBox={`0 0 ${WIDTH} ${rows * ROW}`}
        preserveAspectRatio="none"
        className="block h-36 w-full"
        role="img"
      >
        <title>{title}</title>
        {stretches.map(({ from: start, to: end, stage }) => (
          <rect
            key={start}
            x={x(start)}
            width={Math.max(2, x(end) - x(start))}
            y={hasStages ? (looks[stage].row - 1) * ROW + 3 : 3}
            height={ROW - 6}
            fill={looks[stage].fill}
            stroke={looks[stage].stroke}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="flex justify-between text-sm text-muted figures" aria-hidden="true">
        {clocksOf(from, to).map((time) => (
          <span key={time}>{wallClock(time, zone).time}</span>
        ))}
      </p>
    </div>
  )
}

/** The ends, and times of equal distance between them. */
function clocksOf(from: number, to: number): number[] {
  const count = Math.max(2, Math.min(MOST_NAMES, Math.floor((to - from) / HOUR_MS)))
  return Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1))
}
