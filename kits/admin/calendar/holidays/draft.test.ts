import { expect, it } from 'vitest'
import { addDays, countChanges, decideAgain, emptyDraft, rowsOf, toggleDay } from './draft'

const saved = [{ date: '2027-01-06', name: 'Reyes', appointments: 2 }]
const epiphany = { date: '2027-01-06', name: 'Epifanía' }
const newYear = { date: '2027-01-01', name: 'Año Nuevo' }
const rowAt = (draft: typeof emptyDraft, date: string) => {
  const row = rowsOf(saved, draft, 2027).find((one) => one.date === date)
  if (!row) throw new Error(`no row of ${date}`)
  return row
}

it('CAL-006 added days stand among the saved ones in order; a saved one keeps its name', () => {
  const draft = addDays(emptyDraft, saved, [epiphany, newYear])
  expect(rowsOf(saved, draft, 2027)).toEqual([
    { ...newYear, state: 'new', appointments: 0 },
    { ...saved[0], state: 'saved' },
  ])
  expect(countChanges(draft)).toBe(1)
  expect(rowsOf(saved, draft, 2026)).toEqual([])
})

it('CAL-006 adding what is added changes nothing, also its typed name', () => {
  const draft = addDays(emptyDraft, saved, [newYear])
  expect(addDays(draft, saved, [{ ...newYear, name: 'Otro' }])).toEqual(draft)
})

it('CAL-006 a removed day comes back by the button, and when it is added again', () => {
  const removed = toggleDay(emptyDraft, rowAt(emptyDraft, epiphany.date))
  expect(rowAt(removed, epiphany.date).state).toBe('removed')
  expect(toggleDay(removed, rowAt(removed, epiphany.date))).toEqual(emptyDraft)
  expect(addDays(removed, saved, [epiphany])).toEqual(emptyDraft)
})

it('CAL-006 a new day goes, and a day whose appointments are decided again is as it was saved', () => {
  const draft = addDays(emptyDraft, saved, [newYear])
  expect(toggleDay(draft, rowAt(draft, newYear.date))).toEqual(emptyDraft)
  const again = decideAgain(emptyDraft, rowAt(emptyDraft, epiphany.date))
  expect(rowAt(again, epiphany.date)).toMatchObject({ state: 'new', name: 'Reyes', appointments: 2 })
  expect(toggleDay(again, rowAt(again, epiphany.date))).toEqual(emptyDraft)
})
