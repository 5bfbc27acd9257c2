import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { initTexts } from '../../../i18n/i18n'
import { DateField } from './DateField'
import { ErrorSummary } from '../ErrorSummary'
import { typeDate } from './testDate'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

function Harness({ first = '', error }: { first?: string; error?: string }) {
  const [date, setDate] = useState(first)
  return (
    <>
      <ErrorSummary errors={error ? [{ field: 'born', text: error }] : []} />
      <DateField
        id="born"
        label="Fecha de nacimiento"
        hint="Según tu DNI."
        {...{ error }}
        value={date}
        onChange={setDate}
      />
      <output>{date}</output>
    </>
  )
}
const field = () => screen.getByRole('group', { name: 'Fecha de nacimiento' })
const value = () => screen.getByRole('status').textContent
const shown = () => field().textContent?.replace(/[^\da-z/]/g, '')

test.each(['en', 'es'] as const)(
  'CONST-030 C-149 a date is shown day first in %s, independent of the browser’s language',
  async (language) => {
    await initTexts(language)
    render(<Harness first="1956-06-26" />)
    expect(shown()).toBe('26/06/1956')
  },
)

test.each([
  ['2028-02-29', '2028-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['1999-12-31', '1999-12-31'],
  ['2027-02-29', '2027-02-28'],
  ['1900-02-29', '1900-02-28'],
  ['2026-04-31', '2026-04-30'],
])('WIDGET-006 of %s typed only a date of the calendar is taken: %s', (typed, taken) => {
  render(<Harness />)
  typeDate(field(), typed)
  fireEvent.blur(screen.getByRole('spinbutton', { name: /^año/ }))
  expect(value()).toBe(taken)
  expect(shown()).toBe(taken.split('-').toReversed().join('/'))
})

test('a date is typed part by part and has no value until it is complete', () => {
  render(<Harness />)
  expect(shown()).toBe('dd/mm/aaaa')
  typeDate(field(), '1990-02-28')
  expect(value()).toBe('1990-02-28')
  typeDate(field(), '')
  expect(value()).toBe('')
})

test('a two-digit year becomes a recent one on blur', () => {
  render(<Harness />)
  typeDate(field(), '80-02-28')
  expect(value()).toBe('0080-02-28')
  fireEvent.blur(screen.getByRole('spinbutton', { name: /^año/ }))
  expect([value(), shown()]).toEqual(['1980-02-28', '28/02/1980'])
})

test('an invalid value is shown as empty', () => {
  render(<Harness first="31-02-1990" />)
  expect(shown()).toBe('dd/mm/aaaa')
})

test('hint and error describe every part, and the error summary focuses the first one', () => {
  render(<Harness error="Escribe la fecha" />)
  const day = screen.getByRole('spinbutton', { name: /^día/ })
  const tied = (day.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(tied).toEqual(expect.arrayContaining(['Según tu DNI.', 'Escribe la fecha']))
  fireEvent.click(screen.getByRole('button', { name: 'Escribe la fecha' }))
  expect(document.activeElement).toBe(day)
})
