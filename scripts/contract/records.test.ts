import { expect, it } from 'vitest'
import type { CheckedOperation } from './contract'
import { fillAddress, rememberRecords, type Records } from './records'

const operation = (name: string, query: object = {}) => ({ name, query }) as unknown as CheckedOperation
const required = { required: true }
const records: Records = new Map()
rememberRecords(operation('GET api/doctors/all'), { items: [{ id: 7 }, { id: 8 }], total: 2 }, records)
rememberRecords(operation('GET api/insurers'), [{ id: 'x/1' }], records)
rememberRecords(operation('GET api/videos/new'), [{ id: 3 }], records)

it.each([
  ['the id of the list of the same address', 'GET api/doctors/{id}/referees', {}, 'api/doctors/7/referees'],
  [
    'the list that a parameter names, encoded',
    'GET api/appointments/specialties/{appointmentType}/{insurerId}',
    {},
    'api/appointments/specialties/1/x%2F1',
  ],
  ['the last month', 'GET api/calls/{from}/{to}', {}, 'api/calls/2026-10-31/2026-11-30'],
  [
    'dates of the query',
    'GET api/days',
    { startDate: { ...required, format: 'date' } },
    'api/days?startDate=2026-10-31',
  ],
])('fills an address with %s', (_, name, query, address) => {
  expect(fillAddress(operation(name, query), records, '2026-11-30')).toEqual({ address, isGuess: false })
})

it('says when an id may be of another kind, or a value of the query fits nothing', () => {
  const below = fillAddress(operation('GET api/videos/{id}'), records, '2026-11-30')
  expect(below).toEqual({ address: 'api/videos/3', isGuess: true })
  const searched = fillAddress(
    operation('GET api/videos/search', { searchterm: required }),
    records,
    '2026-11-30',
  )
  expect(searched).toEqual({ address: 'api/videos/search?searchterm=a', isGuess: true })
})

it('names what no answer has given', () => {
  const name = 'GET api/patients/{patientId}/records/{kind}'
  expect(fillAddress(operation(name, { token: required }), records, '2026-11-30')).toEqual({
    missing: ['patientId', 'kind', 'token'],
  })
})
