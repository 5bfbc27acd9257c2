import type { ReactNode } from 'react'
import './choices.css'

/** The props of `Switch`. */
export interface SwitchProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  name?: string | undefined
}

/** A switch with immediate effect. */
export function Switch({ checked, onChange, children, name }: SwitchProps) {
  return (
    <label className="switch-row">
      <span>{children}</span>
      <input
        className="switch"
        type="checkbox"
        role="switch"
        name={name}
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
