// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { IdentityReview } from '../../../schemas/generated/entities'
import { createTenants } from '../../platform/tenants/tenants'
import { ruleDatabases } from '../../test/databases'
import { tenant } from '../../test/fakes'
import { NOW, STARTUP_TIMEOUT, type Caller } from '../../test/clinic/clinic'
import { MAX_PER_DAY } from '../../domain/identityChecks/start'
import {
  idOf,
  personOf,
  pngOf,
  startCheckServer,
  type CheckServer,
  type TestPerson,
} from '../../domain/identityChecks/test/checkServer'
import { runIdentityRound } from '../../domain/identityChecks/worker'

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(ruleDatabases)('identity checks of the sandbox on %s', (database) => {
  let server: CheckServer
  let luis: TestPerson
  let admin: Caller
  beforeAll(async () => {
    server = await startCheckServer(database, { provider: 'sandbox' })
    luis = personOf(await server.as('luis@portico.test'), idOf('luis'))
    admin = await server.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.clear()
    server.setNow(NOW)
  })

  const pictures = () => server.db.query('select 1 from identity_picture')
  const finish = async (outcome: string) => {
    const run = await luis.start()
    await luis.send(run, 'front')
    await luis.send(run, 'face')
    expect((await luis.complete(run, outcome)).status).toBe(204)
    return run
  }
  const identityReviews = async () =>
    (await admin('GET', 'api/identity-checks/reviews')).body as IdentityReview[]

  it.each([
    ['approved', 1, null],
    ['declined', 3, 'unreadable'],
    ['failed', 4, null],
  ] as const)(
    'IDENT-006 IDENT-022 IDENT-024 IDENT-025 IDENT-026 a check is pending, then %s, and its pictures are gone',
    async (outcome, status, reason) => {
      expect(await luis.status()).toBe(4)
      await finish(outcome)
      expect(await luis.status()).toBe(0)
      expect(await pictures()).toHaveLength(2)
      server.setNow(later(4))
      expect(await luis.status()).toBe(status)
      expect(await luis.current()).toEqual({ reason, open: null })
      expect(await pictures()).toEqual([])
    },
  )

  it.each([
    ['approved', 'pass'],
    ['declined', 'reject'],
  ])(
    'IDENT-007 IDENT-008 IDENT-022 applicant, work-flow run and the result of %s, %s, are stored',
    async (outcome, result) => {
      const run = await finish(outcome)
      server.setNow(later(4))
      await luis.status()
      const applicant = (await luis.call('GET', 'api/onfido/applicant')).body
      expect(await server.db.query('select id, result from identity_run')).toEqual([{ id: run, result }])
      expect(await server.db.query('select applicant_id as id from identity_applicant')).toEqual([
        { id: applicant },
      ])
    },
  )

  it('IDENT-014 C-083 no check starts while approved or pending; one starts in review', async () => {
    await finish('review')
    const again = async () => {
      const { body } = await luis.call('GET', 'api/onfido/applicant')
      return luis.call('GET', `api/onfido/work-flow-run/${String(body)}`)
    }
    expect(await again()).toMatchObject({ status: 409, body: { message: 'CHECK_NOT_ALLOWED' } })
    server.setNow(later(4))
    expect(await luis.status()).toBe(2)
    expect((await again()).status).toBe(200)
    expect(await luis.status(), 'a check that is only started leaves the review').toBe(2)
    server.setNow(later(8))
    await finish('approved')
    server.setNow(later(12))
    expect(await luis.status(), 'the new pictures count').toBe(1)
    expect((await again()).status).toBe(409)
  })

  it('IDENT-005 an open check is continued, also after two starts at once, and abandoned with its pictures', async () => {
    const [first, second] = await Promise.all([luis.start(), luis.start()])
    expect(first).toBe(second)
    await luis.send(first, 'front')
    expect(await luis.start()).toBe(first)
    expect((await luis.current()).open).toEqual({ id: first, pictures: ['front'] })
    expect((await luis.call('DELETE', `api/identity-checks/${first}`)).status).toBe(204)
    expect([await pictures(), (await luis.current()).open, await luis.status()]).toEqual([[], null, 4])
    expect((await luis.send(first, 'front')).status).toBe(409)
  })

  it('IDENT-018 a check is not complete without the front and the face', async () => {
    const run = await luis.start()
    await luis.send(run, 'front')
    await luis.send(run, 'back')
    expect(await luis.complete(run, 'approved')).toMatchObject({
      status: 400,
      body: { message: 'TASK_NOT_COMPLETED' },
    })
    await luis.send(run, 'face')
    const twice = await Promise.all([luis.complete(run, 'approved'), luis.complete(run, 'declined')])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  })

  it.each([
    ['a text', Buffer.from('hello'), 'FORMAT_NOT_VALID'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FORMAT_NOT_VALID'],
    ['too small a picture', pngOf(100, 900), 'FORMAT_NOT_VALID'],
    ['too large a picture', pngOf(9000, 900), 'MAX_EXCEEDED'],
    ['too large a file', Buffer.concat([pngOf(900, 900), Buffer.alloc(5_000_000)]), 'MAX_EXCEEDED'],
  ])('ERR-012 %s is refused and not stored', async (_name, content, message) => {
    const run = await luis.start()
    expect(await luis.send(run, 'front', content)).toMatchObject({ status: 400, body: { message } })
    expect(await pictures()).toEqual([])
  })

  it('ERR-012 unknown sides, outcomes and fields are refused', async () => {
    const run = await luis.start()
    expect((await luis.send(run, 'left')).status).toBe(404)
    for (const body of [{}, { outcome: 'pass' }, { outcome: 'approved', status: 1 }])
      expect((await luis.call('POST', `api/identity-checks/${run}/completion`, body)).status).toBe(400)
  })

  it('IDENT-023 IDENT-025 IDENT-027 SHELL-047 nobody sees or uses the check of somebody else, also while acting for them', async () => {
    const run = await finish('approved')
    const applicant = String((await luis.call('GET', 'api/onfido/applicant')).body)
    const ana = personOf(await server.as('ana@portico.test'), idOf('ana'))
    await ana.start()
    const foreign = [
      await ana.call('POST', `api/onfido/create-applicant/${idOf('luis')}`),
      await ana.call('GET', `api/onfido/work-flow-run/${applicant}`),
      await ana.call('GET', `api/onfido/web-sdk-token/${applicant}`),
      await ana.call('GET', `api/onfido/status/${idOf('luis')}`),
      await ana.call('DELETE', `api/identity-checks/${run}`),
      await ana.send(run, 'front'),
      await ana.complete(run, 'approved'),
    ]
    expect(foreign.map(({ status }) => status)).toEqual(foreign.map(() => 404))
    const acting = { 'x-impersonation-user': idOf('luis') }
    expect((await admin('GET', 'api/onfido/status/', undefined, acting)).body).toBe(0)
    const path = `api/onfido/create-applicant/${idOf('luis')}`
    expect((await admin('POST', path, undefined, acting)).status).toBe(403)
    expect((await admin('DELETE', `api/identity-checks/${run}`, undefined, acting)).status).toBe(403)
  })

  it('IDENT-027 an administrator of users reads the status of a user of the tenant, and gets 404 for anybody else', async () => {
    await finish('approved')
    server.setNow(later(4))
    expect((await admin('GET', `api/onfido/status/${idOf('luis')}`)).body).toBe(1)
    expect((await luis.call('GET', `api/onfido/status/${idOf('luis')}`)).body).toBe(1)
    expect((await admin('GET', 'api/onfido/status/nobody')).status).toBe(404)
    expect((await admin('GET', `api/onfido/status/${idOf('luis', 'two')}`)).status).toBe(404)
  })

  it('IDENT-006 an administrator sees the pictures of a review and decides it once, with a note in the history', async () => {
    const run = await finish('review')
    expect(await identityReviews()).toEqual([])
    server.setNow(later(4))
    await luis.status()
    expect(await identityReviews()).toMatchObject([
      { id: run, personId: idOf('luis'), pictures: ['front', 'face'] },
    ])
    const picture = await admin('GET', `api/identity-checks/${run}/pictures/front`)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' })
    const decision = { approved: false, reason: 'mismatch' }
    const both = await Promise.all([
      admin('PUT', `api/identity-checks/${run}/decision`, decision),
      admin('PUT', `api/identity-checks/${run}/decision`, decision),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect([await luis.status(), await luis.current()]).toEqual([3, { reason: 'mismatch', open: null }])
    expect([await identityReviews(), await pictures()]).toEqual([[], []])
    expect((await admin('GET', `api/identity-checks/${run}/pictures/front`)).status).toBe(404)
    const [latest] = (await admin('GET', `api/audit/AdminUser/${idOf('luis')}`)).body as object[]
    expect(latest).toMatchObject({ before: { identityStatus: 2 }, after: { identityStatus: 3 } })
  })

  it('IDENT-006 ROLE-018 only administrators of users review, never themselves', async () => {
    const own = personOf(admin, idOf('admin'))
    const run = await own.start()
    await own.send(run, 'front')
    await own.send(run, 'face')
    await own.complete(run, 'review')
    server.setNow(later(4))
    expect(await own.status()).toBe(2)
    const decide = (call: Caller) => call('PUT', `api/identity-checks/${run}/decision`, { approved: true })
    expect((await decide(admin)).status).toBe(403)
    for (const email of ['luis@portico.test', 'videos@portico.test', 'doctor@portico.test']) {
      const call = await server.as(email)
      expect((await call('GET', 'api/identity-checks/reviews')).status).toBe(403)
      expect((await call('GET', `api/identity-checks/${run}/pictures/front`)).status).toBe(403)
      expect((await decide(call)).status).toBe(403)
    }
    const other = await server.as('admin@portico.test', 'two')
    expect((await other('GET', `api/identity-checks/${run}/pictures/front`)).status).toBe(404)
    expect((await decide(other)).status).toBe(404)
  })

  it('IDENT-005 what is left is ended and its pictures are deleted: after an hour, and a review after 30 days', async () => {
    const run = await luis.start()
    await luis.send(run, 'front')
    const round = (now: Date) =>
      runIdentityRound({ db: server.db, tenants: createTenants([tenant('one')]), now: () => now })
    await round(later(3500))
    expect(await pictures()).toHaveLength(1)
    await round(later(3700))
    expect(await pictures()).toEqual([])
    server.setNow(later(4000))
    await finish('review')
    server.setNow(later(4010))
    expect(await luis.status()).toBe(2)
    await round(later(4000 + 31 * 86_400))
    expect([await pictures(), await luis.status()]).toEqual([[], 4])
  })

  it('IDENT-024 a person starts only a few checks a day', async () => {
    for (let count = 0; count < MAX_PER_DAY; count++)
      await luis.call('DELETE', `api/identity-checks/${await luis.start()}`)
    const applicant = String((await luis.call('GET', 'api/onfido/applicant')).body)
    const refused = await luis.call('GET', `api/onfido/work-flow-run/${applicant}`)
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '86400'])
  })

  it('IDENT-013 FEAT-030 a tenant without the feature answers 404 and shows no reviews', async () => {
    expect((await luis.call('GET', 'api/onfido/status/')).status).toBe(200)
    const ana = await server.as('ana@portico.test', 'none')
    for (const path of ['onfido/status/', 'onfido/applicant', 'identity-checks/current'])
      expect([path, (await ana('GET', `api/${path}`)).status]).toEqual([path, 404])
    const nobody = await server.as('admin@portico.test', 'none')
    expect((await nobody('GET', 'api/identity-checks/reviews')).status).toBe(403)
  })

  it('ACCOUNT-032 the download of a person names their checks, without ids and pictures', async () => {
    const run = await finish('approved')
    const { body } = await luis.call('GET', 'api/users/export')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const { identityChecks } = JSON.parse(text) as { identityChecks: object[] }
    expect(identityChecks).toMatchObject([{ state: 'processing', reason: null }])
    expect(text).not.toContain(run)
  })

  it('ACCOUNT-039 deleting the account leaves nothing of the check', async () => {
    const two = personOf(await server.as('luis@portico.test', 'two'), idOf('luis', 'two'))
    const run = await two.start()
    await two.send(run, 'front')
    expect((await two.call('DELETE', 'api/users')).status).toBe(204)
    expect(await pictures()).toEqual([])
    expect(await server.db.query('select 1 from identity_applicant')).toEqual([])
  })
})
