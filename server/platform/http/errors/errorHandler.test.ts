// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createNotification } from '../../../demo/payments/bank'
import { settings } from '../../../domain/payments/test/paymentServer'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { ruleDatabases } from '../../../test/databases'

type User = 'nobody' | 'ana' | 'doctor' | 'admin'
type BadRequest = [
  user: User,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body: object | undefined,
  field: string,
]

const BIG = 3_000_000_000
const NEVER = '9999-12-31T00:00:00Z'
const booking = { serviceId: 1, providerId: 1, date: '2027-02-01T00:00:00Z', time: '08:00', userOffset: 60 }
const december = { serviceId: 1, from: '9999-12-01T00:00:00Z', to: '9999-12-31T23:59:59Z' }
const day = { doctorId: 1, date: '2027-02-01' }
const book = (change: object, field: string): BadRequest => [
  'ana',
  'POST',
  'api/appointments/book',
  { ...booking, ...change },
  field,
]

const badRequests: readonly BadRequest[] = [
  ['nobody', 'GET', 'api/doctors/nickname/a%00b', undefined, 'params/nickName'],
  ['nobody', 'GET', 'api/doctors/url/a%00b', undefined, 'params/url'],
  ['nobody', 'GET', 'api/users/request-password-reset?email=a%00b@x.es', undefined, 'querystring/email'],
  [
    'nobody',
    'POST',
    'api/appointments/free-appointments',
    { doctorId: 1, serviceId: 1, date: '9999-12-31T23:59:59Z' },
    'body/date',
  ],
  book({ additionalFields: { notes: 'a\0b' } }, 'body/additionalFields/notes'),
  book({ additionalData: { 'a\0b': 1 } }, 'body/additionalData'),
  book({ additionalData: { notes: 'a\u202Eb' } }, 'body/additionalData/notes'),
  book({ additionalData: { other: 'a\uD800b' } }, 'body/additionalData/other'),
  book({ serviceId: BIG }, 'body/serviceId'),
  book({ providerId: BIG }, 'body/providerId'),
  book({ insurerId: BIG }, 'body/insurerId'),
  book({ date: NEVER }, 'body/date'),
  book({ date: '0000-01-01T00:00:00Z' }, 'body/date'),
  book({ date: '2027-01-01T23:59:60Z' }, 'body/date'),
  book({ date: '2027-01-01T00:00:00+05' }, 'body/date'),
  ['ana', 'PUT', 'api/appointments/1', { ...booking, serviceId: BIG }, 'body/serviceId'],
  ['ana', 'POST', 'api/appointments/start-time-matrix', december, 'body/from'],
  [
    'ana',
    'POST',
    'api/appointments/provider/1/start-time-matrix',
    { date: '9999-12-31', serviceId: 1 },
    'body/date',
  ],
  ['doctor', 'GET', 'api/appointments/doctor/-000001/275760-09-13', undefined, 'params/from'],
  ['doctor', 'GET', 'api/appointments/doctor/2027-01-01/275760-09-13', undefined, 'params/to'],
  ['admin', 'POST', 'api/users/admin', { name: 'x', planId: BIG }, 'body/planId'],
  ['admin', 'POST', 'api/users/admin', { name: 'x', agreementId: BIG }, 'body/agreementId'],
  ['admin', 'POST', 'api/users/admin', { name: 'x', birthDate: '0000-01-01' }, 'body/birthDate'],
  ['admin', 'POST', 'api/users/admin', { name: 'x', surname: 'a\nb' }, 'body/surname'],
  ['admin', 'POST', 'api/users/admin', { name: 'a\tb' }, 'body/name'],
  ['admin', 'POST', 'api/users/admin', { name: '\u200B\u2060' }, 'body/name'],
  ['admin', 'POST', 'api/users/admin', { name: 'Ana', surname: '\u202Eoiluj' }, 'body/surname'],
  ['admin', 'POST', 'api/companies', { name: 'a\r\nb' }, 'body/name'],
  ['admin', 'POST', 'api/companies', { name: 'a\u001B[31mb' }, 'body/name'],
  ['admin', 'POST', 'api/companies', { name: 'a\uDC00b' }, 'body/name'],
  ['ana', 'GET', 'api/appointments/1e2', undefined, 'params/id'],
  ['ana', 'GET', 'api/appointments/0x10', undefined, 'params/id'],
  ['admin', 'GET', 'api/companies?page=0x0', undefined, 'querystring/page'],
  [
    'admin',
    'POST',
    'api/agreements',
    { name: 'x', consultationServices: [BIG] },
    'body/consultationServices/0',
  ],
  ['admin', 'GET', 'api/users/admin/users?page=0&bornFrom=0000-01-01', undefined, 'querystring/bornFrom'],
  [
    'admin',
    'GET',
    'api/doctors/doctor-monthly-calendar?doctorId=1&month=0000-01',
    undefined,
    'querystring/month',
  ],
  [
    'admin',
    'PUT',
    'api/documents/updateSeenByAdmin',
    { documentIds: [BIG], seenByAdmin: true },
    'body/documentIds/0',
  ],
  ['admin', 'POST', 'api/metadata', { assetId: BIG }, 'body/assetId'],
  ['admin', 'PUT', 'api/doctors/update-doctor-disponibility', { ...day, name: 'a\0b' }, 'body/name'],
  ['admin', 'PUT', 'api/doctors/update-doctor-disponibility', { ...day, doctorId: BIG }, 'body/doctorId'],
]

const titled = badRequests.map(
  (request) => [`${request[1]} ${request[2]} ${JSON.stringify(request[3] ?? '')}`, request] as const,
)

describe.each(ruleDatabases)('invalid requests on %s', (database) => {
  let clinic: Clinic
  let callers: Record<User, Caller>
  let nobody: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, settings)
    nobody = await clinic.as()
    const [ana, doctor, admin] = await Promise.all(
      ['ana', 'doctor', 'admin'].map((who) => clinic.as(`${who}@portico.test`)),
    )
    if (!ana || !doctor || !admin) throw new Error('The demo data have no ana, doctor or admin')
    callers = { nobody, ana, doctor, admin }
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it.each(titled)(
    'ERR-012 %s is rejected with the name of the field',
    async (_, [user, method, path, body, field]) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const answer = await callers[user](method, path, body)
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { message: 'FORMAT_NOT_VALID', details: { field } },
      ])
      expect(log).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['redsys', 400],
    ['redsys/decision', 400],
    ['notification', 400],
    // Like Redsys, the test bank answers an invalid refund with 200 and an error code.
    ['rest/trataPeticionREST', 200],
  ])('ERR-012 PAY-003 an empty body is handled like an unsigned one: payment/%s', async (path, expected) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const none = await nobody('POST', `payment/${path}`)
    const nothing = await nobody('POST', `payment/${path}`, Buffer.from('null'), {
      'content-type': 'application/json',
    })
    expect([none.status, nothing.status]).toEqual([expected, expected])
    expect(nothing.body).toEqual(none.body)
    expect(log).not.toHaveBeenCalled()
  })

  it('ERR-012 a value only the database rejects is handled like one a schema rejects', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const here = new URL('http://one.localhost/')
    const payment = { number: '2611\0A', cents: 100, currency: 'EUR', language: 'es' }
    const form = createNotification(settings, { ...payment, notification: here, ok: here, ko: here }, 'pay')
    const answer = await nobody('POST', 'payment/notification', form)
    expect([answer.status, answer.body]).toEqual([400, { message: 'FORMAT_NOT_VALID' }])
    expect(log).not.toHaveBeenCalled()
  })

  it('ERR-012 BOOK-091 JSON that is nested too deeply is rejected with an Idempotency-Key', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const depth = 60_000
    const nested = `${'[['.repeat(depth / 2)}${']]'.repeat(depth / 2)}`
    const body = JSON.stringify({ ...booking, additionalData: { other: 0 } }).replace('0}', `${nested}}`)
    const { status, body: answer } = await callers.ana('POST', 'api/appointments/book', Buffer.from(body), {
      'idempotency-key': 'deep',
      'content-type': 'application/json',
    })
    expect([status, answer]).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
    expect(log).not.toHaveBeenCalled()
  })

  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  it.each([
    ['without a boundary', 'multipart/form-data', `${head}x\r\n--b--\r\n`],
    ['with an endless boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, `${head}x\r\n--b--\r\n`],
    ['truncated in the file', 'multipart/form-data; boundary=b', `${head}x`],
    ['truncated before the file', 'multipart/form-data; boundary=b', head.slice(0, 20)],
    ['with an empty body', 'multipart/form-data; boundary=b', ''],
  ])('ERR-012 ACCOUNT-057 an upload %s is rejected', async (_, type, content) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { status, body } = await callers.ana('POST', 'api/thumbnails', Buffer.from(content), {
      'content-type': type,
    })
    expect([status, body]).toMatchObject([400, { message: 'FORMAT_NOT_VALID' }])
    expect(log).not.toHaveBeenCalled()
  })
})
