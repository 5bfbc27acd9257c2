import type { ReactNode } from 'react'
import '../layout/layout.css'

/** The props of `ChipToggle`. */
export interface ChipToggleProps {
  pressed: boolean
  onChange: (pressed: boolean) => void
  children: ReactNode
}

/** A filter chip with two states. */
export function ChipToggle({ pressed, onChange, children }: ChipToggleProps) {
  return (
    <button
      type="button"
      className="chip chip-toggle"
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  )
}
