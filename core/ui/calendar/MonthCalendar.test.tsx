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

function Screen({ onSelect = () => {}, selected }: { onSelect?: (day: string) => void; selected?: string }) {
  const [month, setMonth] = useState('2026-11')
  return (
    <MonthCalendar
      label="Día de la cita"
      month={month}
      days={days}
      selected={selected}
      min="2026-11-03"
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
    expect(screen.getByText('diciembre de 2026', { selector: '.h2' })).toBeTruthy()
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
})
