import { expect, it } from 'vitest'
import { readAnswer } from './readAnswer'

const measurement = {
  id: 1,
  date: '2026-10-01T10:00:00Z',
  zone: 'Europe/Madrid',
  origin: 'manual',
  source: null,
  measures: [],
}
const deviceZone = Intl.DateTimeFormat().resolvedOptions().timeZone

it('SHELL-048 an answer as the contract has it stays as it is, with fields that the contract does not name', () => {
  const list = [{ ...measurement, more: { a: 1 } }]
  expect(readAnswer('GET api/lifeVit/records', list)).toEqual({ value: list, isReadable: true, leftOut: 0 })
})

it('SHELL-048 a list with bad records shows the others, and counts what was left out', () => {
  const list = [measurement, { ...measurement, date: 'soon' }, null, 'x', { ...measurement, id: undefined }]
  expect(readAnswer('GET api/lifeVit/records', list)).toEqual({
    value: [measurement],
    isReadable: true,
    leftOut: 4,
  })
})

it.each([undefined, null, 'Mars/Base', 5])(
  'a measurement whose zone is %s has the zone of the device',
  (zone) => {
    const { value } = readAnswer('GET api/lifeVit/records', [{ ...measurement, zone }])
    expect(value).toEqual([{ ...measurement, zone: deviceZone }])
  },
)

it('absent text is empty, an absent list has no items, and absent yes or no is no', () => {
  const { value } = readAnswer('GET api/videos/new', [{ id: 7, duration: 60, likesCounter: 0 }])
  expect(value).toEqual([
    expect.objectContaining({ title: '', categories: [], tags: [], isLocked: false, isFavorite: false }),
  ])
})

it('an optional field of another kind is absent, and one that may be null is null', () => {
  const { value } = readAnswer('GET api/users/data', {
    id: 'u1',
    name: 'Ana',
    userMeta: 'none',
    isPlus: 3,
    birthDate: 'unknown',
    firstTime: null,
  })
  expect(value).toEqual({ id: 'u1', name: 'Ana', birthDate: null })
})

it('numbers and dates have no default: a record without its number is not readable', () => {
  expect(readAnswer('GET api/users/data', { name: 'Ana' })).toEqual({
    value: undefined,
    isReadable: false,
    leftOut: 0,
  })
  expect(readAnswer('GET api/consultations/{id}/review-number', 'many').isReadable).toBe(false)
})

it('numbers as text, ids as numbers, and dates with a time are read', () => {
  expect(readAnswer('GET api/consultations/{id}/review-number', '3').value).toBe(3)
  expect(
    readAnswer('GET api/users/data', { id: 5, name: 'Ana', birthDate: '1990-02-03T00:00:00' }).value,
  ).toEqual({ id: '5', name: 'Ana', birthDate: '1990-02-03' })
})

it('an unknown value of an enumeration leaves out the record that is nothing without it', () => {
  const list = [measurement, { ...measurement, origin: 'telepathy' }]
  expect(readAnswer('GET api/lifeVit/records', list)).toMatchObject({ value: [measurement], leftOut: 1 })
})

it('a list may be plain or a page; null and an empty body are an empty list', () => {
  const page = { items: [{ id: 1, name: 'Sanitas', version: 1 }], total: 1 }
  expect(readAnswer('GET api/companies', page.items).value).toMatchObject([{ id: 1 }])
  expect(readAnswer('GET api/companies', page).value).toMatchObject({ items: [{ id: 1 }], total: 1 })
  for (const nothing of [null, undefined]) expect(readAnswer('GET api/companies', nothing).value).toEqual([])
})

it('a list of ids where the contract has records is absent, and nothing was left out', () => {
  const specialty = { id: 1, name: 'Familia', consultationServices: [1, 2] }
  expect(readAnswer('GET api/consultation-specialties/{id}/services', undefined).value).toEqual([])
  expect(readAnswer('GET api/appointments/specialties/{appointmentType}/{insurerId}', [specialty])).toEqual({
    value: [{ id: 1, name: 'Familia' }],
    isReadable: true,
    leftOut: 0,
  })
})

it('ADMIN-025 further data as a list of metas is an object of them', () => {
  const userMeta = [
    { id: 1, metaKey: 'shortDescription', metaValue: 'Familia' },
    { id: 2, metaKey: 'aboutMe', metaValue: null },
  ]
  const { value } = readAnswer('GET api/doctors/{id}', { id: 1, name: 'Marta', surname: 'Soler', userMeta })
  expect(value).toMatchObject({ title: '', userMeta: { shortDescription: 'Familia' } })
  expect((value as { userMeta: { aboutMe?: unknown } }).userMeta.aboutMe).toBeUndefined()
})

it('BOOK-124 specialists may be services with their specialists, or plain services', () => {
  const service = { id: 1, name: 'Consulta', duration: 30, type: 2 }
  const list = [{ service, specialists: [] }, service]
  expect(readAnswer('GET api/consultation-services/specialists', list)).toEqual({
    value: list,
    isReadable: true,
    leftOut: 0,
  })
})
