import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import './statistics.css'

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
  <dl className="stat-figures">
    {figures.map(({ label, value, change, isCost }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="stat-value">
          {value.split(' ').map((word, at) => (at % 2 === 0 ? `${word} ` : <small key={at}>{word} </small>))}
        </dd>
        {change && (
          <dd className={cx('stat-change', (change.direction === 'up') === !isCost ? 'is-good' : 'is-bad')}>
            {change.direction !== 'same' && <Icon name={icons[change.direction]} size="xs" />}
            {change.text}
          </dd>
        )}
      </div>
    ))}
  </dl>
)
