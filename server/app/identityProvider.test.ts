// @vitest-environment node
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/db/database'
import { openDemoDb } from '../test/seededDatabases'
import { tenant } from '../test/fakes'
import { createTenants } from '../platform/tenants/tenants'
import { personId } from '../demo/people/personRow'
import { createOnfido } from '../providers/onfido/onfido'
import { ServiceError, type IdentityProvider } from '../domain/identityChecks/port'
import { createSandbox } from '../demo/identityChecks/sandbox'
import { startOnfidoServer, type OnfidoServer } from '../providers/onfido/test/onfidoServer'

const now = new Date('2027-01-11T07:00:00Z')
const keys = { apiToken: 'api-secret', webhookToken: 'hook-secret' }
let onfido: OnfidoServer
let db: Db
let identityProviders: Record<'onfido' | 'sandbox', IdentityProvider>
beforeAll(async () => {
  onfido = await startOnfidoServer()
  db = await openDemoDb('pglite', createTenants([tenant('one')]), now)
  const settings = { provider: 'onfido', workflowId: 'wf-1', url: onfido.url } as const
  identityProviders = {
    onfido: createOnfido({ settings, keys, pageOrigin: 'https://id.clinic.example' }),
    sandbox: createSandbox({ db, tenant: 'one', now }),
  }
}, 120_000)
afterAll(async () => {
  await onfido.close()
  await db.close()
})
beforeEach(() => {
  Object.assign(onfido, { status: 200, run: { status: 'awaiting_input' } })
  onfido.calls.length = 0
})

/** Makes a check of a service known, as the server does. */
const known = (id: string) =>
  db.query(
    'insert into identity_run (tenant, id, person_id, started_at) values ($1, $2, $3, $4) on conflict do nothing',
    ['one', id, personId('one', 'luis'), now.toISOString()],
  )

describe.each(['onfido', 'sandbox'] as const)('the service %s', (name) => {
  it('IDENT-007 IDENT-023 registers a person, issues a token and starts a check that waits for them', async () => {
    const identityProvider = identityProviders[name]
    const applicant = await identityProvider.createApplicant({ name: 'Luis', surname: 'Barrera' })
    const token = await identityProvider.createToken(applicant)
    const run = await identityProvider.startRun(applicant)
    expect([applicant, token, run].every((text) => text.length > 3)).toBe(true)
    await known(run)
    expect(await identityProvider.readRun(run)).toEqual({ state: 'started', reason: null })
    await db.exec('delete from identity_run')
  })

  it('a notification without a valid signature is about no check', () => {
    const body = Buffer.from(JSON.stringify(notificationOf('run-1')))
    for (const headers of [{}, { 'x-sha2-signature': '' }, { 'x-sha2-signature': 'ff'.repeat(32) }])
      expect(identityProviders[name].readNotification({ body, headers })).toBeNull()
  })
})

const notificationOf = (id: string, type = 'workflow_run') => ({
  payload: { resource_type: type, action: 'workflow_run.completed', object: { id, status: 'approved' } },
})
const signed = (text: string, key = keys.webhookToken) => ({
  body: Buffer.from(text),
  headers: { 'x-sha2-signature': createHmac('sha256', key).update(text).digest('hex') },
})

it('IDENT-022 IDENT-024 Onfido is called as its documentation says, with the secret in the header only', async () => {
  const { createApplicant, createToken, startRun, readRun } = identityProviders.onfido
  await createApplicant({ name: 'Luis', surname: null })
  await createToken('a1')
  await startRun('a1')
  await readRun('r/1')
  expect(onfido.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', 'applicants', { first_name: 'Luis', last_name: 'Luis' }],
    ['POST', 'sdk_token', { applicant_id: 'a1', referrer: 'https://id.clinic.example/*' }],
    ['POST', 'workflow_runs', { workflow_id: 'wf-1', applicant_id: 'a1' }],
    ['GET', 'workflow_runs/r%2F1', {}],
  ])
  expect(new Set(onfido.calls.map(({ authorization }) => authorization))).toEqual(
    new Set(['Token token=api-secret']),
  )
})

it.each([
  ['processing', [], 'processing', null],
  ['approved', [], 'approved', null],
  ['review', ['blur'], 'review', null],
  ['declined', ['document_image_quality'], 'declined', 'unreadable'],
  ['declined', ['document_expired'], 'declined', 'expired'],
  ['declined', ['face_comparison_failed'], 'declined', 'mismatch'],
  ['declined', ['<b>new code</b>'], 'declined', null],
  ['abandoned', [], 'abandoned', null],
  ['error', [], 'failed', null],
])('IDENT-006 a workflow run of Onfido that is %s with %j is %s', async (status, reasons, state, reason) => {
  onfido.run = { status, reasons }
  expect(await identityProviders.onfido.readRun('r1')).toEqual({ state, reason })
})

it.each([
  ['a refusal', { status: 401 }],
  ['an error', { status: 500 }],
  ['a cut connection', { status: 0 }],
  ['an unknown status', { run: { status: 'dancing' } }],
])('IDENT-015 %s of Onfido is an error without secrets', async (_name, change) => {
  Object.assign(onfido, change)
  const error = await identityProviders.onfido.readRun('r1').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ServiceError)
  expect(String(error)).not.toContain('secret')
})

it('IDENT-026 a notification that Onfido has signed names the check', () => {
  const { readNotification } = identityProviders.onfido
  const text = JSON.stringify(notificationOf('run-1'))
  expect(readNotification(signed(text))).toBe('run-1')
  expect(readNotification(signed(text, 'another'))).toBeNull()
  expect(readNotification({ ...signed(text), body: Buffer.from(text.replace('run-1', 'run-2')) })).toBeNull()
  expect(readNotification(signed(JSON.stringify(notificationOf('x', 'check'))))).toBeNull()
  expect(readNotification(signed('no JSON'))).toBeNull()
})
