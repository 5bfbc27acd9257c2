import './choices.css'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'

/** The props of `SegmentedControl`. */
export interface SegmentedControlProps<V extends string> {
  /** Accessible name. */
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: string; icon?: IconName }[]
  /** As wide as its container. */
  block?: boolean | undefined
}

/** A choice between two or three views. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
  block,
}: SegmentedControlProps<V>) {
  return (
    <fieldset className={cx('segments', block && 'segments-block')} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segment"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size="s" />}
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
