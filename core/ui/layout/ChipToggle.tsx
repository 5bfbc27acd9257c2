import type { ComponentProps, ReactNode } from 'react'
import './layout.css'

/** The props of `ChipToggle`. */
export interface ChipToggleProps {
  pressed: boolean
  onChange: (pressed: boolean) => void
  children: ReactNode
}

/** Class names of a filter chip, for links that look like one. */
export const chipToggleClass = 'chip chip-toggle'

/** The same with the look of the link that is current (`aria-current="true"`). */
export const chipLinkClass = `${chipToggleClass} aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-on-brand`

/** A filter chip with two states. */
export function ChipToggle({ pressed, onChange, children }: ChipToggleProps) {
  return (
    <button
      type="button"
      className={chipToggleClass}
      aria-pressed={pressed}
      onClick={() => onChange(!pressed)}
    >
      {children}
    </button>
  )
}

/** Filter chips in a row that wraps on a desktop and scrolls on a phone. Needs an accessible name. */
export function ChipRow({
  as = 'fieldset',
  ...props
}: ComponentProps<'fieldset'> & { as?: 'fieldset' | 'ul' }) {
  const Element = as as 'fieldset'
  return (
    <Element
      {...props}
      className="flex gap-2 desk:flex-wrap max-desk:overflow-x-auto max-desk:[scrollbar-width:none] max-desk:-mx-4 max-desk:px-4"
    />
  )
}
