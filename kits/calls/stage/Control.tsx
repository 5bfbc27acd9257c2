import type { ReactNode } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'

interface ControlProps {
  icon: IconName
  /** The visible word. */
  text: ReactNode
  /** The accessible name, which begins with the word. */
  label: string
  isOff?: boolean
  isOn?: boolean
  isEnd?: boolean
  isExpanded?: boolean
  onPress: () => void
}

const circleClass = cx(
  'grid place-items-center size-13 rounded-full sideways:size-11',
  'bg-[color-mix(in_srgb,var(--on-deep)_14%,var(--stage))]',
  'group-hover/control:bg-[color-mix(in_srgb,var(--on-deep)_24%,var(--stage))]',
  'group-data-off/control:bg-on-deep group-data-off/control:text-deep',
  'group-data-on/control:bg-accent group-data-on/control:text-on-accent',
  'group-data-end/control:bg-danger group-data-end/control:text-on-danger',
  'group-aria-expanded/control:[box-shadow:inset_0_0_0_2px_var(--on-deep)]',
)

/** A control of a call: an icon in a circle above a word. Five of them fit beside each other on a narrow phone. */
export function Control({ icon, text, label, isOff, isOn, isEnd, isExpanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className="group/control grid content-start justify-items-center gap-1.5 min-w-0 rounded-control text-[length:clamp(0.625rem,3.1vw,0.875rem)]/[1.2] font-semibold text-center focus-visible:outline-accent desk:min-w-20 desk:@max-[60rem]/controls:min-w-17 desk:data-end:ms-5 desk:@max-[60rem]/controls:data-end:ms-1"
      data-off={isOff ? '' : undefined}
      data-on={isOn ? '' : undefined}
      data-end={isEnd ? '' : undefined}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <span className={circleClass}>
        <Icon name={icon} />
      </span>
      <span className="sideways:absolute sideways:[clip-path:inset(50%)]">{text}</span>
    </button>
  )
}
