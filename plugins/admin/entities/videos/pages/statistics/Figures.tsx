import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'

/** A labelled number and its change since the previous range. */
export interface Figure {
  label: string
  /** Numbers and units, separated by spaces. */
  value: string
  change?: { direction: 'up' | 'down' | 'same'; text: string } | undefined
  /** Whether lower is better. */
  isCost?: boolean
}

const icons = { up: 'arrow-up-right', down: 'arrow-down-right' } as const

/** The key figures. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="grid grid-cols-[1fr_1fr] overflow-hidden bg-line gap-[1px] hairline rounded-card desk:grid-cols-[repeat(4,auto)]">
    {figures.map(({ label, value, change, isCost }) => (
      <div className="py-3 px-4.5 bg-raised" key={label}>
        <dt className="text-muted text-sm/normal">{label}</dt>
        <dd className="text-xl/[2rem] font-strong figures desk:text-2xl">
          {value.split(' ').map((word, at) =>
            at % 2 === 0 ? (
              `${word} `
            ) : (
              <small className="text-[0.875rem] font-normal text-muted" key={at}>
                {word}{' '}
              </small>
            ),
          )}
        </dd>
        {change && (
          <dd
            className={cx(
              'flex items-center gap-1 text-sm/normal text-muted',
              (change.direction === 'up') === !isCost ? '[&_svg]:text-success' : '[&_svg]:text-warning',
            )}
          >
            {change.direction !== 'same' && <Icon name={icons[change.direction]} size="xs" />}
            <span>{change.text}</span>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
