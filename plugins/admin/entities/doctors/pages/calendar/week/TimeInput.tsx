import { useState } from 'react'
import { formatClock, parseClock } from '../model/clock'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  label: string
  /** For assistive technology, where the label is one word of a sentence. */
  name: string
  value: number
  onChange: (minutes: number) => void
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined
}

/**
 * An hour to type. What is typed counts on leaving the field or with Enter; what is no time goes back to what it was.
 * Escape goes back to the interval.
 */
export function TimeInput({ label, name, value, onChange, takesFocus = false }: Props) {
  const { select: choose } = useCalendarContext()
  const [typed, type] = useState<string | null>(null)
  const commit = () => {
    const minutes = parseClock(typed ?? '')
    type(null)
    if (minutes !== null && minutes !== value) onChange(minutes)
  }
  const close = (input: HTMLInputElement) => {
    input.closest('li')?.querySelector<HTMLElement>('[aria-expanded="true"][data-interval]')?.focus()
    choose(null)
  }
  return (
    <label className="wc-time">
      <span aria-hidden="true">{label}</span>
      <input
        className="input"
        aria-label={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        ref={takesFocus ? focusOnce : undefined}
        value={typed ?? formatClock(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') close(event.currentTarget)
        }}
      />
    </label>
  )
}

const focusOnce = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
