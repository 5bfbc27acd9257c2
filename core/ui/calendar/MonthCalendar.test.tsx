import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { changeLanguage, initTexts } from '../../i18n/i18n'
import { MonthCalendar } from './MonthCalendar'

const days = new Map([
  ['2026-11-09', { free: 0, full: true }],
  ['2026-11-12', { free: 6 }],
  ['2026-11-20', { free: 1 }],
  ['2026-12-03', { free: 2 }],
])

interface ScreenProps {
  onSelect?: (day: string) => void
  selected?: string
  min?: string
  /** The last day of two weeks in place of November. */
  last?: string
}

function Screen({ onSelect = () => {}, selected, min = '2026-11-03', last }: ScreenProps) {
  const [month, setMonth] = useState('2026-11')
  return (
    <MonthCalendar
      label="Día de la cita"
      month={month}
      weeks={last !== undefined && month === '2026-11' ? { last, title: 'Dos semanas' } : undefined}
      days={last === undefined ? days : new Map([['2026-12-03', { free: 2 }]])}
      selected={selected}
      min={min}
      today="2026-11-03"
      onMonth={setMonth}
      onSelect={onSelect}
    />
  )
}

const day = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

beforeAll(() => initTexts('es'))
afterEach(cleanup)

describe('MonthCalendar', () => {
  it('announces each day with its free slots', () => {
    render(<Screen />)
    expect(day('jueves, 12 de noviembre, 6 huecos libres')).toBeTruthy()
    expect(day('viernes, 20 de noviembre, 1 hueco libre')).toBeTruthy()
    expect(day('lunes, 9 de noviembre, completo').hasAttribute('data-full')).toBe(true)
    expect(day('Hoy, martes, 3 de noviembre, sin huecos').getAttribute('aria-current')).toBe('date')
  })

  it('announces them in English', async () => {
    await changeLanguage('en')
    render(<Screen />)
    expect(day('Thursday 12 November, 6 free times')).toBeTruthy()
    await changeLanguage('es')
  })

  it('CONST-022 starts the week on Monday', () => {
    render(<Screen />)
    const heads = [...document.querySelectorAll('th')].map((head) => head.textContent)
    expect(heads).toEqual(['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'])
  })

  it('allows selecting only free days', () => {
    const onSelect = vi.fn<(day: string) => void>()
    render(<Screen onSelect={onSelect} />)
    fireEvent.click(day(/^lunes, 9/))
    expect(onSelect).not.toHaveBeenCalled()
    fireEvent.click(day(/^viernes, 20/))
    expect(onSelect).toHaveBeenCalledWith('2026-11-20')
  })

  it('puts the focus on the first free day and moves it with the arrow keys', () => {
    render(<Screen />)
    const entry = day(/^jueves, 12/)
    expect(entry.getAttribute('tabindex')).toBe('0')
    entry.focus()
    press('ArrowRight')
    expect(document.activeElement).toBe(day(/^viernes, 13/))
    press('ArrowDown')
    expect(document.activeElement).toBe(day(/^viernes, 20/))
    press('ArrowLeft')
    expect(document.activeElement).toBe(day(/^jueves, 19/))
  })

  it('WIDGET-001 moves the focus into the next month and stops at the earliest day', () => {
    render(<Screen selected="2026-11-20" />)
    day(/^viernes, 20/).focus()
    press('PageDown')
    expect(document.activeElement).toBe(day(/^domingo, 20 de diciembre/))
    press('PageUp')
    press('PageUp')
    expect(document.activeElement).toBe(day(/^Hoy, martes, 3 de noviembre/))
    expect(screen.getByRole('button', { name: 'Mes anterior' }).matches(':disabled')).toBe(true)
  })

  it('shows another month when its button is pressed', () => {
    render(<Screen />)
    fireEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
    expect(screen.getByText('Diciembre de 2026', { selector: '.h2' })).toBeTruthy()
  })

  it('puts the focus on a free day after a change of month', () => {
    render(<Screen />)
    day(/^jueves, 12/).focus()
    press('ArrowRight')
    const next = screen.getByRole('button', { name: 'Mes siguiente' })
    next.focus()
    fireEvent.click(next)
    expect(day(/^jueves, 3 de diciembre/).getAttribute('tabindex')).toBe('0')
  })
  it('explains only the marks that it shows', () => {
    const legend = () => document.querySelector('.legend')?.textContent
    const { rerender } = render(<Screen />)
    expect(legend()).toBe('44 huecos libresHoy')
    rerender(<Screen min="2026-11-10" />)
    expect(legend()).toBe('44 huecos libres')
  })

  describe('with two weeks over the end of a month', () => {
    const weeks = () => render(<Screen min="2026-11-26" last="2026-12-06" />)
    const shown = () =>
      [...document.querySelectorAll('.cal-day')].map(
        (cell) => cell.getAttribute('aria-label')?.split(', ')[1],
      )

    it('shows both weeks, and names the month that begins', () => {
      weeks()
      expect(shown()).toHaveLength(14)
      expect([shown()[0], shown()[13]]).toEqual(['23 de noviembre', '6 de diciembre'])
      expect(screen.getByText('Dos semanas', { selector: '.h2' })).toBeTruthy()
      expect(screen.getByRole('grid', { name: 'Día de la cita, Dos semanas' })).toBeTruthy()
      expect(day(/^martes, 1 de diciembre/).textContent).toBe('dic1')
      expect(day(/^jueves, 3 de diciembre, 2 huecos libres/).getAttribute('tabindex')).toBe('0')
    })

    it('is left by its last day, and shows the whole next month then', () => {
      weeks()
      day(/^jueves, 3 de diciembre/).focus()
      press('ArrowDown')
      expect(document.activeElement).toBe(day(/^jueves, 10 de diciembre/))
      expect(screen.getByText('Diciembre de 2026', { selector: '.h2' })).toBeTruthy()
      expect(day(/^martes, 1 de diciembre/).textContent).toBe('1')
    })

    it('comes back from the next month', () => {
      weeks()
      fireEvent.click(screen.getByRole('button', { name: 'Mes siguiente' }))
      expect(screen.getByText('Diciembre de 2026', { selector: '.h2' })).toBeTruthy()
      expect(day(/^jueves, 31 de diciembre/)).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: 'Mes anterior' }))
      expect([shown()[0], shown()[13]]).toEqual(['23 de noviembre', '6 de diciembre'])
      expect(screen.getByRole('button', { name: 'Mes anterior' }).matches(':disabled')).toBe(true)
    })
  })
})
