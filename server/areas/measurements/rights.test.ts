// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reading } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../test/clinic'

const path = 'api/vital-signs-measurements'
const secret = { measures: [{ id: 8, value: 77.123 }], measureDate: '2026-08-01T09:00:00Z' }
const series = ['oxigen', 'blood-pressure', 'hr', 'sleep', 'activity', 'weight', 'temperature', 'glucose']

let clinic: Clinic
let reading: Reading
beforeAll(async () => {
  clinic = await openClinic('pglite')
  const luis = await clinic.as('luis@portico.test')
  reading = (await luis('POST', 'api/lifeVit/records', { ...secret, source: 'secreto' })).body as Reading
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const strangers: readonly (readonly [who: string, email: string, tenant: string, actingFor?: string])[] = [
  ['another patient', 'ana@portico.test', 'one'],
  ['a patient who acts for their child', 'ana@portico.test', 'one', personId('one', 'ana/child')],
  ['a doctor', 'doctor@portico.test', 'one'],
  ['an administrator of videos', 'videos@portico.test', 'one'],
  ['the same person at another tenant', 'luis@portico.test', 'two'],
]
type Method = Parameters<Caller>[0]
const operations = (): readonly (readonly [Method, string, object?])[] => [
  ['GET', `${path}/readings/${reading.id}`],
  ['PUT', `${path}/readings/${reading.id}`, secret],
  ['DELETE', `${path}/readings/${reading.id}`],
]
const lists: readonly (readonly [Method, string, object?])[] = [
  ['GET', `${path}/readings`],
  ['GET', 'api/lifeVit/info'],
  ['GET', 'api/lifeVit/records'],
  ...series.map((name) => ['GET', `${path}/last-${name}`] as const),
  ...series.map((name) => ['POST', `${path}/${name}`, { date: '2026-08-01', range: 'year' }] as const),
]

it.each(strangers)(
  'DEV-009 the measurements of a person are closed to %s',
  async (_, email, tenant, person) => {
    const caller = await clinic.as(email, tenant)
    const headers: Record<string, string> = person ? { 'x-impersonation-user': person } : {}
    for (const [method, url, body] of operations())
      expect([403, 404]).toContain((await caller(method, url, body, headers)).status)
    for (const [method, url, body] of lists) {
      const answer = await caller(method, url, body, headers)
      expect(answer.status).toBe(200)
      expect(JSON.stringify(answer.body)).not.toMatch(/secreto|77\.123/)
    }
  },
)

it('SHELL-046 C-120 without a session, or for a stranger, nothing is read', async () => {
  const [visitor, ana] = [await clinic.as(), await clinic.as('ana@portico.test')]
  const headers = { 'x-impersonation-user': personId('one', 'luis') }
  for (const [method, url, body] of [...operations(), ...lists]) {
    expect((await visitor(method, url, body)).status).toBe(401)
    expect((await ana(method, url, body, headers)).status).toBe(403)
  }
})

it('DEV-009 the owner reads them', async () => {
  const luis = await clinic.as('luis@portico.test')
  for (const [method, url, body] of operations())
    expect([200, 204]).toContain((await luis(method, url, body)).status)
})
