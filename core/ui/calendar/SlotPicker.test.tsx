import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SlotPicker } from './SlotPicker'

const groups = [
  {
    id: 'morning',
    label: 'Por la mañana',
    slots: [
      { value: 'a', time: '09:20', second: '10:20 Oviedo' },
      { value: 'b', time: '10:00', taken: true },
    ],
  },
  { id: 'afternoon', label: 'Por la tarde', slots: [{ value: 'c', time: '15:20' }] },
  { id: 'night', label: 'Por la noche', slots: [] },
]

function Screen({ onChange }: { onChange?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null)
  const choose = (chosen: string) => {
    setValue(chosen)
    onChange?.(chosen)
  }
  return <SlotPicker label="Hora" groups={groups} value={value} onChange={choose} />
}

afterEach(cleanup)

describe('SlotPicker', () => {
  it('is one radio group with a section for each part of the day that has slots', () => {
    render(<Screen />)
    const all = screen.getByRole('radiogroup', { name: 'Hora' })
    expect(within(all).getAllByRole('group')).toHaveLength(2)
    const morning = within(all).getByRole('group', { name: 'Por la mañana' })
    expect(within(morning).getByRole('radio', { name: '09:20 10:20 Oviedo' }).matches(':disabled')).toBe(
      false,
    )
  })

  it('selects one slot across all sections', () => {
    const onChange = vi.fn<(value: string) => void>()
    render(<Screen onChange={onChange} />)
    fireEvent.click(screen.getByRole('radio', { name: /09:20/ }))
    fireEvent.click(screen.getByRole('radio', { name: '15:20' }))
    expect(onChange.mock.calls).toEqual([['a'], ['c']])
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  })

  it('disables a taken slot', () => {
    render(<Screen />)
    expect(screen.getByRole('radio', { name: '10:00' }).matches(':disabled')).toBe(true)
  })
})
