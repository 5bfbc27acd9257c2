import type { Range } from './ranges'

/** The colours of a level: inside its range, near it, far from it. */
const zoneClasses = ['fill-success', 'fill-warning opacity-60', 'fill-danger opacity-60'] as const
const HEIGHT = 16

interface RulerProps {
  range: Range
  value: number
  format: (number: number) => string
}

/** Where a value lies in its bands. The words beside it say the same, so it is hidden from assistive technology. */
export function Ruler({ range: { shown, bands }, value, format }: RulerProps) {
  const [low, high] = shown
  const place = (number: number) => (100 * (Math.min(high, Math.max(low, number)) - low)) / (high - low)
  const starts = [low, ...bands.flatMap(({ to }) => (to === undefined ? [] : [to]))]
  // The edges of the good range that are not ends of the ruler.
  const good = bands.flatMap(({ severity, to = high }, index) =>
    severity === 0 ? [starts[index] ?? low, to] : [],
  )
  const edges = [good[0] ?? low, good.at(-1) ?? high].filter((edge) => edge > low && edge < high)
  return (
    <>
      <svg
        className="w-full h-5 col-span-full"
        viewBox={`0 0 100 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bands.map(({ severity, to }, index) => {
          const from = place(starts[index] ?? low)
          const isIn = severity === 0
          return (
            <rect
              key={from}
              className={zoneClasses[severity]}
              x={from}
              y={isIn ? 3 : 6}
              width={Math.max(0, place(to ?? high) - from - 0.5)}
              height={isIn ? 10 : 4}
            />
          )
        })}
        <rect className="fill-body" x={Math.min(99, place(value) - 0.5)} y={0} width={1} height={HEIGHT} />
      </svg>
      <p className="relative h-5 col-span-full text-sm text-muted" aria-hidden="true">
        {edges.map((edge) => (
          <span className="absolute [translate:-50%_0]" key={edge} style={{ left: `${place(edge)}%` }}>
            {format(edge)}
          </span>
        ))}
      </p>
    </>
  )
}
