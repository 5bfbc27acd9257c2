import type { Stage } from './nightOf'

/** Height and color tell the stages apart. */
export const looks = {
  awake: { row: 0, fill: 'var(--surface-raised)', stroke: 'var(--text-muted)' },
  other: { row: 1, fill: 'var(--chart-2)', stroke: 'var(--chart-2)' },
  light: {
    row: 2,
    fill: 'color-mix(in srgb, var(--chart-1) 45%, var(--surface-raised))',
    stroke: 'var(--chart-1)',
  },
  deep: { row: 3, fill: 'var(--chart-1)', stroke: 'var(--chart-1)' },
} as const satisfies Record<Stage | 'awake', object>

/** The square of a stage. */
export const StageKey = ({ stage }: { stage: Stage | 'awake' }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" className="shrink-0">
    <rect
      x="1"
      y="1"
      width="16"
      height="16"
      rx="4"
      fill={looks[stage].fill}
      stroke={looks[stage].stroke}
      strokeWidth="1.5"
    />
  </svg>
)
