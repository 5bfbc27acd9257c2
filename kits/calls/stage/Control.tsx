import type { ReactNode } from 'react'
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

/** A control of a call: an icon in a circle above a word. */
export function Control({ icon, text, label, isOff, isOn, isEnd, isExpanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className="call-control"
      data-off={isOff ? '' : undefined}
      data-on={isOn ? '' : undefined}
      data-end={isEnd ? '' : undefined}
      aria-label={label}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <span className="call-control-icon">
        <Icon name={icon} />
      </span>
      <span>{text}</span>
    </button>
  )
}
