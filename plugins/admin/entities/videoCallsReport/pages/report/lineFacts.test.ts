import { expect, it } from 'vitest'
import type { CallReportLine } from '@schemas/generated/entities'
import { countFilters, noFilter, queryOf } from './filter'
import { factsOf, minutesOf, toSecond } from './lineFacts'

const line: CallReportLine = {
  key: 'c1',
  at: '2026-11-30T11:09:00Z',
  callId: 1,
  appointmentId: 3,
  appointmentAt: '2026-11-30T11:10:00Z',
  waitingSince: '2026-11-30T11:09:00Z',
  connectedAt: '2026-11-30T11:20:05Z',
  endedAt: '2026-11-30T11:20:50Z',
  seconds: 45,
  outcome: 'cutOff',
  startedBy: 'patient',
  endedBy: 'patient',
  doctorId: 1,
  doctorName: 'Dr. Llaneza',
  patientName: 'Luis Barrera',
  serviceId: 1,
  serviceName: 'Medicina de familia',
  insurerName: null,
  agreementName: null,
  readiness: null,
  rating: null,
}
const keys = (change: Partial<CallReportLine>) => factsOf({ ...line, ...change }).map(({ key }) => key)

it('CALL-042 ADMIN-019 a line says who was lost, how long somebody waited, the check and the picture', () => {
  expect(factsOf(line)).toEqual([
    { key: 'ADMIN.REPORT.LOST_patient' },
    { key: 'ADMIN.REPORT.WAITED', values: { count: 11 } },
  ])
  const readiness = {
    camera: 'ok',
    microphone: 'ok',
    speaker: 'ok',
    network: 'slow',
    browser: 'Chrome',
  } as const
  expect(keys({ outcome: 'attended', readiness, rating: 3 })).toEqual([
    'ADMIN.REPORT.WAITED',
    'ADMIN.REPORT.CHECK_FAULT',
    'ADMIN.REPORT.RATING_3',
  ])
  expect(keys({ outcome: 'missed', connectedAt: null, endedAt: null, startedBy: 'doctor' })).toEqual([
    'ADMIN.REPORT.MISSED_doctor',
  ])
})

it('ADMIN-019 a line says who else was in the call', () => {
  expect(keys({ outcome: 'attended', guests: ['interpreter', 'relative'] })).toEqual([
    'ADMIN.REPORT.WAITED',
    'ADMIN.REPORT.GUEST_interpreter',
    'ADMIN.REPORT.GUEST_relative',
  ])
})

it('an hour is to the second, and minutes are whole', () => {
  expect(toSecond('2026-11-30T11:20:05Z')).toMatch(/^\d\d:20:05$/)
  expect(toSecond(null)).toBe('–')
  expect([minutesOf(29), minutesOf(45), minutesOf(871)]).toEqual([0, 1, 15])
})

it('ADMIN-047 only filters that are set are asked for', () => {
  const range = { start: '2026-11-01', end: '2026-11-30' }
  expect(Object.keys(queryOf(range, noFilter))).toEqual(['fromDate', 'toDate', 'timeOffset'])
  const set = { ...noFilter, doctor: '4', kind: 'free', text: ' Ana ', outcome: 'noShow' } as const
  expect(queryOf(range, set)).toMatchObject({
    doctorId: 4,
    withAppointment: false,
    text: 'Ana',
    outcome: 'noShow',
  })
  expect([countFilters(noFilter), countFilters(set)]).toEqual([0, 4])
})
