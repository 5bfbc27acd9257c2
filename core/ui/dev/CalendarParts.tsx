import { useState } from 'react'
import { MonthCalendar } from '../calendar/MonthCalendar'
import { SlotPicker } from '../calendar/SlotPicker'
import { Steps } from '../layout/Steps'
import { Example } from './Example'

const free = [4, 3, 5, 5, 6, 1, 10, 6, 11, 4, 12, 6, 13, 2, 17, 5, 18, 4, 20, 1, 23, 3, 30, 4]
const full = [9, 16, 26]
const iso = (day: number) => `2026-11-${String(day).padStart(2, '0')}`
const days = new Map([
  ...free.flatMap((day, i) => (i % 2 === 0 ? [[iso(day), { free: free[i + 1] ?? 0 }] as const] : [])),
  ...full.map((day) => [iso(day), { free: 0, full: true }] as const),
])

const groups = [
  {
    id: 'morning',
    label: 'Por la mañana',
    icon: 'sun',
    slots: [
      { value: '0920', time: '09:20', second: '10:20 Oviedo' },
      { value: '1000', time: '10:00', second: '11:00 Oviedo' },
      { value: '1040', time: '10:40', second: '11:40 Oviedo', taken: true },
      { value: '1100', time: '11:00', second: '12:00 Oviedo' },
    ],
  },
  { id: 'afternoon', label: 'Por la tarde', icon: 'sunset', slots: [{ value: '1520', time: '15:20' }] },
] as const

export function CalendarParts() {
  const [month, setMonth] = useState('2026-11')
  const [day, setDay] = useState('2026-11-12')
  const [slot, setSlot] = useState<string | null>('1000')
  return (
    <Example title="Día y hora">
      <Steps current={3} total={4} label="Día y hora" />
      <MonthCalendar
        label="Día de la cita"
        month={month}
        days={days}
        selected={day}
        min="2026-11-03"
        today="2026-11-03"
        loading={month !== '2026-11'}
        onMonth={setMonth}
        onSelect={setDay}
      />
      <SlotPicker label={`Hora del ${day}`} groups={groups} value={slot} onChange={setSlot} />
    </Example>
  )
}
