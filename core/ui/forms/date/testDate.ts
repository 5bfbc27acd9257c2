import { fireEvent, within } from '@testing-library/react'

const parts = [/^día/, /^mes/, /^año/] as const

/** Types a date, YYYY-MM-DD, into a date field in Spanish; '' empties it. */
export function typeDate(field: HTMLElement, date: string): void {
  const digits = date.split('-').toReversed()
  parts.forEach((name, at) => {
    const part = within(field).getByRole('spinbutton', { name })
    fireEvent.focus(part)
    for (let presses = 0; presses < 4; presses += 1) fireEvent.keyDown(part, { key: 'Backspace' })
    for (const data of digits[at] ?? '') {
      fireEvent(part, new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true }))
    }
  })
}
