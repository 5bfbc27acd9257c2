import { AppointmentStatus } from '@schemas/generated/constants'
import { tenantDefaults } from '@schemas/generated/tenant'
import { describe, expect, it } from 'vitest'
import { newDraft } from './draft'
import { isBookable, leadMinutes } from './leadTime'
import { ageProblem, findProblem, splitByAge } from './validity'
import type { Draft } from '../variant'

const now = Date.parse('2026-11-12T09:00:00Z')
const start = '2026-11-12T10:00:00.000Z'
const known = { now, lead: 5, age: 40 }
const draft = (more: Partial<Draft> = {}): Draft =>
  newDraft('v', 'k', { slot: { start, zone: 'Europe/Madrid' }, ...more })
const specialty = (maxAge?: number) => ({ id: 's', label: 's', ...(maxAge !== undefined && { maxAge }) })
const appointment = (startDate: string) => ({ id: 7, startDate, status: AppointmentStatus.booked })

describe('BOOK-049 BOOK-050 C-056 lead time', () => {
  it.each([
    ['2026-11-12T09:05:00Z', 5, false],
    ['2026-11-12T09:05:00.001Z', 5, true],
    ['2026-11-12T09:04:59Z', 5, false],
    ['2026-11-13T00:00:00Z', 900, false],
    ['2026-11-13T00:01:00Z', 900, true],
  ])('%s with %i minutes: %s', (at, minutes, expected) => {
    expect(isBookable(at, minutes, now)).toBe(expected)
  })

  it.each([
    [undefined, 5],
    [{}, 5],
    [{ externalId: 'COV' }, 900],
    [{ externalId: 'cov' }, 5],
  ])('service %j: %i minutes', (service, minutes) => {
    expect(leadMinutes(service, tenantDefaults.leadTime)).toBe(minutes)
  })

  it('accepts another rule', () => {
    expect(leadMinutes({ externalId: 'LAB' }, { minutes: 30, minutesByExternalId: { LAB: 60 } })).toBe(60)
    expect(leadMinutes({ externalId: 'COV' }, { minutes: 30, minutesByExternalId: {} })).toBe(30)
  })
})

describe('why a draft cannot be submitted', () => {
  it('a complete draft has no problem', () => {
    expect(findProblem(draft(), known)).toBeNull()
  })

  it('BOOK-037 no slot', () => {
    expect(findProblem(newDraft('v', 'k'), known)).toEqual({ key: 'APPOINTMENT.ERRORS.NO_TIME' })
  })

  it('BOOK-038 the current date and time, in any notation', () => {
    expect(findProblem(draft({ editing: appointment('2026-11-12T11:00:00+01:00') }), known)).toEqual({
      key: 'APPOINTMENT.ERRORS.UNCHANGED',
    })
    expect(findProblem(draft({ editing: appointment('2026-11-12T10:20:00Z') }), known)).toBeNull()
  })

  it('BOOK-049 BOOK-050 the lead time is checked again on submit', () => {
    expect(findProblem(draft(), { ...known, now: Date.parse(start) - 5 * 60_000 })).toEqual({
      key: 'APPOINTMENT.ERRORS.TOO_SOON',
      values: { minutes: 5 },
    })
    expect(findProblem(draft(), { ...known, lead: 900 })).toMatchObject({ values: { minutes: 900 } })
  })

  it('CONST-024 notes too long', () => {
    expect(findProblem(draft({ notes: 'a'.repeat(5001) }), known)).toEqual({
      key: 'APPOINTMENT.ERRORS.NOTES',
    })
    expect(findProblem(draft({ notes: 'a'.repeat(5000) }), known)).toBeNull()
  })

  it('BOOK-048 is reported before a missing slot', () => {
    expect(findProblem(newDraft('v', 'k', { specialty: specialty(14) }), known)).toEqual({
      key: 'APPOINTMENT.ERRORS.MAX_AGE',
      values: { age: 14 },
    })
  })
})

describe('BOOK-048 C-057 the maximum age of a specialty', () => {
  it.each([
    [14, 14, false],
    [14, 15, true],
    [14, 3, false],
    [14, null, false],
    [0, 80, false],
    [undefined, 80, false],
  ])('limit %s, age %s: blocked %s', (limit, age, blocked) => {
    expect(ageProblem({ specialty: specialty(limit) }, age) !== null).toBe(blocked)
  })

  it.each([
    [18, undefined, 17, 'APPOINTMENT.ERRORS.MIN_AGE'],
    [18, undefined, 18, null],
    [18, undefined, null, null],
    [0, 0, 3, null],
    [15, 17, 14, 'APPOINTMENT.ERRORS.MIN_AGE'],
    [15, 17, 17, null],
    [15, 17, 18, 'APPOINTMENT.ERRORS.MAX_AGE'],
  ])('from %s to %s, age %s: %s', (minAge, maxAge, age, key) => {
    const limited = { ...specialty(maxAge), minAge }
    expect(ageProblem({ specialty: limited }, age)?.key ?? null).toBe(key)
    const all = [limited, specialty()]
    expect(splitByAge(all, age)).toEqual(
      key ? { offered: [all[1]], refused: [limited] } : { offered: all, refused: [] },
    )
  })

  it('no specialty, no limit', () => {
    expect(ageProblem({}, 90)).toBeNull()
  })
})
