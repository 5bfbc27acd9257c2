// @vitest-environment node
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { startOnfidoServer, type OnfidoServer } from './test/onfidoServer'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { WEBHOOK } from '../../domain/identityChecks/notification'
import {
  idOf,
  personOf,
  startCheckServer,
  type CheckServer,
  type TestPerson,
} from '../../domain/identityChecks/test/checkServer'

const keys = { apiToken: 'api-secret', webhookToken: 'hook-secret' }
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe.each(ruleDatabases)('identity checks of Onfido on %s', (database) => {
  let onfido: OnfidoServer
  let server: CheckServer
  let luis: TestPerson
  beforeAll(async () => {
    onfido = await startOnfidoServer()
    const settings = { provider: 'onfido', workflowId: 'wf-1', url: onfido.url } as const
    server = await startCheckServer(database, settings, new Map([['one', keys]]))
    luis = personOf(await server.as('luis@portico.test'), idOf('luis'))
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    await server.close()
    await onfido.close()
  })
  beforeEach(async () => {
    await server.clear()
    server.setNow(NOW)
    Object.assign(onfido, { status: 200, run: { status: 'awaiting_input' } })
  })

  const notify = async (id: string, key = keys.webhookToken, host = 'one.localhost') => {
    const payload = JSON.stringify({ payload: { resource_type: 'workflow_run', object: { id } } })
    const signature = createHmac('sha256', key).update(payload).digest('hex')
    const headers = { host, 'content-type': 'application/json', 'x-sha2-signature': signature }
    return (await server.app.inject({ method: 'POST', url: WEBHOOK, headers, payload })).statusCode
  }
  const statusInDatabase = async (id: string) =>
    (await server.db.query('select state from identity_run where id = $1', [id]))[0]?.['state']

  it('IDENT-023 IDENT-024 a person gets a token and a check of their own', async () => {
    const run = await luis.start()
    const applicant = String((await luis.call('GET', 'api/onfido/applicant')).body)
    const token = await luis.call('GET', `api/onfido/web-sdk-token/${applicant}`)
    expect(token).toMatchObject({ status: 200, body: 'header.payload.signature' })
    expect((await luis.current()).open?.id).toBe(run)
    expect((await luis.send(run, 'front')).status, 'pictures go to the service only').toBe(404)
  })

  it('IDENT-026 a signed notification brings the status up to date, in any order and number', async () => {
    const run = await luis.start()
    onfido.run = { status: 'approved' }
    expect(await notify(run)).toBe(204)
    expect(await statusInDatabase(run)).toBe('approved')
    onfido.run = { status: 'processing' }
    expect(await notify(run)).toBe(204)
    expect(await luis.status()).toBe(1)
  })

  it('IDENT-026 nobody else can change a status', async () => {
    const run = await luis.start()
    onfido.run = { status: 'approved' }
    expect(await notify(run, 'guessed')).toBe(401)
    expect(await notify(run, keys.webhookToken, 'two.localhost')).toBe(401)
    expect(await notify(run, keys.webhookToken, 'none.localhost')).toBe(404)
    expect(await notify('unknown')).toBe(204)
    expect(await statusInDatabase(run)).toBe('started')
  })

  it('IDENT-026 without a notification the service is asked, at most every few seconds', async () => {
    await luis.start()
    onfido.run = { status: 'processing' }
    expect(await luis.status()).toBe(0)
    onfido.run = { status: 'declined', reasons: ['document_expired'] }
    const before = onfido.calls.length
    expect(await luis.status()).toBe(0)
    expect(onfido.calls.length).toBe(before)
    server.setNow(later(4))
    expect(await luis.status()).toBe(3)
    expect((await luis.current()).reason).toBe('expired')
  })

  it('IDENT-015 a service that does not answer is reported, and leaves the status readable', async () => {
    await luis.start()
    onfido.status = 500
    expect(await luis.status()).toBe(4)
    expect(await notify('unknown')).toBe(204)
    await server.clear()
    const path = `api/onfido/create-applicant/${idOf('luis')}`
    expect(await luis.call('POST', path)).toMatchObject({
      status: 503,
      body: { message: 'IDENTITY_SERVICE' },
    })
    expect(await server.db.query('select 1 from identity_applicant')).toEqual([])
  })

  it('IDENT-006 reviews of the service are decided there', async () => {
    const run = await luis.start()
    onfido.run = { status: 'review' }
    await notify(run)
    const admin = await server.as('admin@portico.test')
    expect((await admin('GET', 'api/identity-checks/reviews')).body).toEqual([])
    const decision = { approved: true }
    expect((await admin('PUT', `api/identity-checks/${run}/decision`, decision)).status).toBe(404)
    expect(await luis.status()).toBe(2)
  })

  it('IDENT-001 the page of the service runs only its software, and only the portal frames it', async () => {
    const open = (host: string, url = '/identity-check/onfido') =>
      server.app.inject({ url, headers: { host } })
    const page = await open('id.one.localhost')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' https://sdk.onfido.com;")
    expect(policy).toMatch(/frame-ancestors http:\/\/one\.localhost:\d+$/)
    expect(page.body).toMatch(/data-sdk="https:\/\/sdk\.onfido\.com\/v\d+\.\d+\.\d+"/)
    expect((await open('id.one.localhost', '/identity-check/onfido.js')).headers['content-type']).toContain(
      'javascript',
    )
    expect((await open('one.localhost')).statusCode, 'never on the host of the session').toBe(404)
    expect((await open('two.localhost')).statusCode).toBe(404)
    expect((await open('two.localhost', '/identity-check/onfido.js')).statusCode).toBe(404)
  })
})
