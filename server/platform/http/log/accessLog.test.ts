// @vitest-environment node
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openClinic, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { fastDatabase } from '../../../test/databases'

const STRANGE = 'Zaragüelles-4711'

let clinic: Clinic
const lines: string[] = []
beforeAll(async () => {
  clinic = await openClinic(fastDatabase, undefined, [], undefined, {
    log: { level: 'info', personKey: 'a key', stream: { write: (line) => lines.push(line) } },
  })
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
const operations = () => read().filter(({ msg }) => msg === 'request')

it('each request is a line of JSON with its id, tenant, operation, status and time, and a mark of the person', async () => {
  const ana = await clinic.as('ana@portico.test')
  const answer = await ana('GET', 'api/users/data')
  await ana('GET', 'api/appointments/4711')
  const [first, second] = operations().slice(-2)
  expect(first).toMatchObject({ level: 'info', tenant: 'one', operation: 'GET /api/users/data', status: 200 })
  expect(first?.['request']).toBe(answer.headers['x-request-id'])
  expect(first?.['person']).toMatch(/^[0-9a-f]{16}$/)
  expect(Number(first?.['ms'])).toBeGreaterThanOrEqual(0)
  expect(new Date(String(first?.['time'])).getTime()).toBeGreaterThan(0)
  expect(second).toMatchObject({ operation: 'GET /api/appointments/:id', person: first?.['person'] })
})

it('the person of a line is another with another key, and nobody without one', async () => {
  const doctor = await clinic.as('doctor@portico.test')
  await doctor('GET', 'api/users/data')
  const marks = new Set(operations().map(({ person }) => person))
  expect(marks.size).toBe(2)
})

it('requests outside the API have a line too, without what follows their place', async () => {
  await fetch(`${clinic.origin}/identity/interaction/${STRANGE}?login_hint=${STRANGE}`, {
    redirect: 'manual',
  })
  await fetch(`${clinic.origin}/hub/negotiate?access_token=${STRANGE}`, { method: 'POST' })
  await fetch(`${clinic.origin}/${STRANGE}`)
  await vi.waitFor(() =>
    expect(operations().map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['GET /identity/interaction', 'POST /hub/negotiate', 'GET ?']),
    ),
  )
})

it('no name, address, token or input of anybody is in the log', async () => {
  const token = await clinic.tokenFor('ana@portico.test')
  const ana = await clinic.as('ana@portico.test')
  const admin = await clinic.as('admin@portico.test')
  const nobody = await clinic.as()
  await ana('GET', `api/doctors/nickname/${STRANGE}`)
  await admin('GET', `api/users/admin/users?page=0&filter=${encodeURIComponent(STRANGE)}`)
  await admin('POST', 'api/users/admin', { name: STRANGE, surname: STRANGE, email: `${STRANGE}@x.es` })
  await ana('POST', 'api/appointments/book', { notes: STRANGE })
  await nobody('GET', `api/users/request-password-reset?email=${STRANGE}@x.es`)
  await nobody('GET', `api/${STRANGE}`, undefined, {
    authorization: `Bearer ${STRANGE}`,
    'user-agent': STRANGE,
  })
  const people = await clinic.db.query<{ id: string; name: string; surname: string; email: string | null }>(
    'select id, name, surname, email from person',
  )
  expect(operations().length).toBeGreaterThan(6)
  const text = lines.join('')
  const secrets = [
    STRANGE,
    token,
    ...people.flatMap(({ id, name, surname, email }) => [
      id,
      `"${name}`,
      `${name} ${surname}`,
      surname,
      email ?? '@',
    ]),
  ].filter((value) => value.length > 3)
  expect(secrets.filter((value) => text.includes(value))).toEqual([])
})
