// @vitest-environment node
import { expect, it } from 'vitest'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { isOpen, joinWindow } from './joinWindow'

const window = joinWindow(new Date('2027-01-11T10:00:00Z'), callSettingsOf({ backend: {} }))

it.each([
  ['a second before the window', '09:49:59', false],
  ['at its first instant', '09:50:00', true],
  ['during the appointment', '10:30:00', true],
  ['at its last instant', '11:00:00', true],
  ['a second after it', '11:00:01', false],
])('CALL-014 a patient joins within ten minutes before and an hour after: %s', (_, time, expected) => {
  expect(isOpen(window, new Date(`2027-01-11T${time}Z`))).toBe(expected)
})

it('CALL-014 a tenant sets its own window and its own idea of late', () => {
  const settings = callSettingsOf({ backend: { calls: { opensMinutes: 5, lateMinutes: 20 } } })
  const { opensAt, lateAt } = joinWindow(new Date('2027-01-11T10:00:00Z'), settings)
  expect([opensAt.toISOString(), lateAt.toISOString()]).toEqual([
    '2027-01-11T09:55:00.000Z',
    '2027-01-11T10:20:00.000Z',
  ])
})
