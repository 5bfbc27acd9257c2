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
  /** Icons whose labels are names and hints. */
  hasIconsOnly?: boolean | undefined
}

/** A choice between two or three views. */
export function SegmentedControl<V extends string>({
  label,
  value,
  onChange,
  options,
  block,
  hasIconsOnly,
}: SegmentedControlProps<V>) {
  return (
    <fieldset className={cx('segments', block && 'segments-block')} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={cx('segment', hasIconsOnly && 'px-3')}
          {...(hasIconsOnly && { title: option.label, 'aria-label': option.label })}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} size={hasIconsOnly ? 'xs' : 's'} />}
          {!hasIconsOnly && <span>{option.label}</span>}
        </button>
      ))}
    </fieldset>
  )
}
