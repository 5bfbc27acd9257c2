import { useState } from 'react'
import { formatClock, parseClock } from '../model/clock'
import { useCalendarContext } from '../state/calendarContext'

interface Props {
  label: string
  /** Accessible name, as the visible label is one word of a sentence. */
  name: string
  value: number
  onChange: (minutes: number) => void
  /** Takes the focus when it is mounted. */
  takesFocus?: boolean | undefined
}

/**
 * A time field. Blur and Enter commit; an invalid time restores the previous value. Escape closes the form and returns
 * to the interval.
 */
export function TimeInput({ label, name, value, onChange, takesFocus = false }: Props) {
  const { select } = useCalendarContext()
  const [text, setText] = useState<string | null>(null)
  const commit = () => {
    const minutes = parseClock(text ?? '')
    setText(null)
    if (minutes !== null && minutes !== value) onChange(minutes)
  }
  const close = (input: HTMLInputElement) => {
    input.closest('li')?.querySelector<HTMLElement>('[aria-expanded="true"][data-interval]')?.focus()
    select(null)
  }
  return (
    <label className="flex items-center gap-1.5 font-semibold [&_input]:w-19 [&_input]:px-[0.4375rem] [&_input]:text-center [&_input]:figures desk:[&_input]:w-16">
      <span aria-hidden="true">{label}</span>
      <input
        className="input"
        aria-label={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        ref={takesFocus ? focusAndSelect : undefined}
        value={text ?? formatClock(value)}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'Escape') close(event.currentTarget)
        }}
      />
    </label>
  )
}

const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
