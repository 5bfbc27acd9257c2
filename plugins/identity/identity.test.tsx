import { act, fireEvent, screen } from '@testing-library/react'
import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderApp } from '@portico/core/app/testApp'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../core/plugin/host'
import { actFor } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { adminKit } from '@portico/admin/kit'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import es from './locales/es.json'
import plugin from './plugin'

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(() => {
  actFor(null)
  closePortal()
})

const calm = { reason: null, open: null }
const features = new Set(['facialVerification', ...everyCapability])

const page = 'https://id.clinic.test/identity-check/onfido'
const onfidoTenant = { ...testTenant, addresses: { ...testTenant.addresses, identityCheck: page } }

async function open(path: string, answers: Readonly<Record<string, unknown>>, engine = 'sandbox') {
  const { host } = collect([plugin], { identity: { engine } }, features, { kits: [adminKit] })
  location.hash = `#${path}`
  await renderApp(
    host,
    fakeApi({ 'GET api/identity-checks/current': calm, ...answers }),
    engine === 'onfido' ? onfidoTenant : testTenant,
  )
  await screen.findByRole('heading', { level: 1, name: /identidad/i })
}
const openStatus = (status: unknown, check: object = calm) =>
  open('/profile/identity', {
    'GET api/onfido/status/': status,
    'GET api/identity-checks/current': check,
  })
const start = () => screen.queryByRole('button', { name: /^(Empezar|Continuar|Repetir|Intentarlo)/ })

it.each([
  ['IDENT-011', 0, 'pending', 'clock', false],
  ['IDENT-010', 1, 'approved', 'badge-check', false],
  ['IDENT-012 C-083', 2, 'review', 'lock-open', true],
  ['C-081', 3, 'declined', 'lock-open', true],
  ['IDENT-012', 4, 'unverified', 'lock-open', true],
] as const)(
  'IDENT-002 IDENT-004 IDENT-014 %s the status %i says %s with its icon, and lets a check start: %s',
  async (_row, status, name, icon, mayStart) => {
    await openStatus(status)
    const heading = await screen.findByRole('heading', { level: 2, name: es[`IDENTITY.HEADING.${name}`] })
    const card = heading.closest('section')
    expect(card?.textContent).toContain(es[`IDENTITY.STATUS.${name}`])
    expect(card?.querySelector('[data-icon]')?.getAttribute('data-icon')).toBe(icon)
    expect(start() !== null).toBe(mayStart)
  },
)

it('C-083 a review says that new pictures count', async () => {
  await openStatus(2)
  expect(await screen.findByText(es['IDENTITY.REPEAT_NOTE'])).toBeTruthy()
})

it('IDENT-006 a refusal shows a known reason, and never other text of the server', async () => {
  await openStatus(3, { ...calm, reason: 'expired' })
  expect(await screen.findByText(es['IDENTITY.REASONS.expired'])).toBeTruthy()
  closePortal()
  signInAsAna()
  await openStatus(3, { ...calm, reason: '<b>raw</b>' })
  expect(await screen.findByText(es['IDENTITY.TIPS'])).toBeTruthy()
  expect(screen.queryByText(es['IDENTITY.REASON'])).toBeNull()
})

it('IDENT-026 an API without the details still shows the status', async () => {
  await openStatus(4, () => Promise.reject(new ApiError(404, 'NOT_FOUND')))
  expect(await screen.findByText(es['IDENTITY.HEADING.unverified'])).toBeTruthy()
})

it('IDENT-005 an unfinished check can be continued, or abandoned with its pictures', async () => {
  const calls: unknown[] = []
  const check = { reason: null, open: { id: 'r1', pictures: ['front'] } }
  await open('/profile/identity', {
    'GET api/onfido/status/': 4,
    'GET api/identity-checks/current': () => (calls.length === 0 ? check : calm),
    'DELETE api/identity-checks/{id}': (input: unknown) => void calls.push(input),
  })
  expect(await screen.findByText(es['IDENTITY.HEADING.open'])).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: es['IDENTITY.DISCARD'] }))
  expect(await screen.findByText(es['IDENTITY.HEADING.unverified'])).toBeTruthy()
  expect(calls).toMatchObject([{ params: { id: 'r1' } }])
})

it('C-119 a person who acts for another sees the status and cannot start', async () => {
  actFor('luis')
  await openStatus(4)
  expect(await screen.findByText(es['IDENTITY.ACTING'])).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: /^Identidad de / })).toBeTruthy()
  expect(screen.queryByText(/\b(tu|tus)\b/i)).toBeNull()
  expect(start()).toBeNull()
})

it('a status that cannot be loaded says so and can be loaded again', async () => {
  let isBroken = true
  await openStatus(() => (isBroken ? Promise.reject(new ApiError(400, 'GENERAL')) : 1))
  expect(await screen.findByText(es['IDENTITY.FAILED'])).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText(es['IDENTITY.HEADING.approved'])).toBeTruthy()
})

it.each([
  [
    'IDENT-015',
    { 'GET api/onfido/applicant': () => Promise.reject(new ApiError(503, 'IDENTITY_SERVICE')) },
    'SERVER',
  ],
  [
    'IDENT-016',
    { 'GET api/onfido/applicant': 'a1', 'GET api/onfido/work-flow-run/{id}': '' },
    'NO_WORKFLOW_RUN_ID',
  ],
  [
    'IDENT-017',
    { 'GET api/onfido/applicant': () => Promise.reject(new ApiError(0, 'NETWORK')) },
    'RELOAD_AND_RETRY',
  ],
] as const)('%s ERR-036 a check that cannot start says why and starts again', async (_row, answers, kind) => {
  await open('/profile/identity/check', answers)
  expect((await screen.findByRole('alert')).textContent).toContain(es[`IDENTITY.ERRORS.${kind}`])
  expect(screen.getByRole('button', { name: es['IDENTITY.RELOAD'] })).toBeTruthy()
})

it('IDENT-020 an engine that no plugin provides is a check that this browser cannot do', async () => {
  const answers = { 'GET api/onfido/applicant': 'a1', 'GET api/onfido/work-flow-run/{id}': 'r1' }
  await open('/profile/identity/check', answers, 'another')
  expect((await screen.findByRole('alert')).textContent).toContain(es['IDENTITY.ERRORS.TASK_NOT_SUPPORTED'])
})

it('IDENT-014 a check that is approved meanwhile leads back to the status', async () => {
  await open('/profile/identity/check', {
    'GET api/onfido/status/': 1,
    'GET api/onfido/applicant': 'a1',
    'GET api/onfido/work-flow-run/{id}': () => Promise.reject(new ApiError(409, 'CHECK_NOT_ALLOWED')),
  })
  expect(await screen.findByText(es['IDENTITY.HEADING.approved'])).toBeTruthy()
})

it('IDENT-005 IDENT-022 IDENT-025 a person without an applicant is registered first; the sandbox says that it is one', async () => {
  const created: unknown[] = []
  await open('/profile/identity/check', {
    'GET api/onfido/applicant': null,
    'POST api/onfido/create-applicant/{id}': (input: unknown) => (created.push(input), 'a1'),
    'GET api/onfido/work-flow-run/{id}': 'r1',
  })
  expect(await screen.findByText(es['IDENTITY.SANDBOX.TEXT'])).toBeTruthy()
  expect(created).toMatchObject([{ params: { id: 'u1' } }])
  expect(screen.getByRole('heading', { level: 2, name: es['IDENTITY.ASK.front'] })).toBeTruthy()
})

it('IDENT-022 IDENT-024 whoever has an applicant starts a check of it, and is not registered again', async () => {
  const create = vi.fn<() => string>(() => 'a2')
  const run = vi.fn<(input: object) => string>(() => 'r1')
  await open('/profile/identity/check', {
    'GET api/onfido/applicant': 'a1',
    'POST api/onfido/create-applicant/{id}': create,
    'GET api/onfido/work-flow-run/{id}': run,
  })
  expect(await screen.findByText(es['IDENTITY.SANDBOX.TEXT'])).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'a1' } }))
})

it('IDENT-019 a check whose pictures cannot be read says so', async () => {
  await open('/profile/identity/check', {
    'GET api/onfido/applicant': 'a1',
    'GET api/onfido/work-flow-run/{id}': 'r1',
    'GET api/identity-checks/current': () => Promise.reject(new ApiError(503, 'GENERAL')),
  })
  expect((await screen.findByRole('alert')).textContent).toContain(es['IDENTITY.ERRORS.TASK_NOT_RETRIEVED'])
})

/** Opens a check of Onfido. Returns what the portal sends to its page, and how the page answers. */
async function openOnfido(answers: Readonly<Record<string, unknown>> = {}) {
  await open(
    '/profile/identity/check',
    {
      'GET api/onfido/applicant': 'a1',
      'GET api/onfido/work-flow-run/{id}': 'r1',
      'GET api/onfido/web-sdk-token/{id}': 'header.payload.signature',
      'GET api/onfido/status/': 0,
      ...answers,
    },
    'onfido',
  )
  const frame = await screen.findByTitle<HTMLIFrameElement>(es['IDENTITY.FRAME'])
  const source = frame.contentWindow
  if (!source) throw new Error('The frame has no window')
  const sent = vi.spyOn(source, 'postMessage').mockImplementation(() => {})
  const post = (data: object, origin = 'https://id.clinic.test', from: Window = source) =>
    act(async () => {
      dispatchEvent(new MessageEvent('message', { data, origin, source: from }))
    })
  return { frame, sent, post }
}

it('IDENT-023 the token goes to the page of the service when it asks, and to nobody else', async () => {
  const issue = vi.fn<(input: object) => string>(() => 'header.payload.signature')
  const { frame, sent, post } = await openOnfido({ 'GET api/onfido/web-sdk-token/{id}': issue })
  expect(frame.src).toBe(page)
  await post({ portico: 'ready' }, 'https://evil.test')
  await post({ portico: 'ready' }, 'https://id.clinic.test', window)
  expect(sent).not.toHaveBeenCalled()
  await post({ portico: 'ready' })
  const begin = { portico: 'begin', token: 'header.payload.signature', runId: 'r1', language: 'es' }
  expect(sent.mock.calls).toEqual([[begin, 'https://id.clinic.test']])
  expect(issue).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'a1' } }))
})

it('IDENT-001 the page of the service ends the check, and leads to the status', async () => {
  const { post } = await openOnfido()
  await post({ portico: 'done' })
  expect(await screen.findByText(es['IDENTITY.HEADING.pending'])).toBeTruthy()
})

it.each([
  ['IDENT-017', 'expired_token', 'RELOAD_AND_RETRY'],
  ['IDENT-018', 'not_completed', 'TASK_NOT_COMPLETED'],
  ['IDENT-019', 'script', 'TASK_NOT_RETRIEVED'],
] as const)('%s the error %s of the page has a sentence', async (_row, error, kind) => {
  const { post } = await openOnfido()
  await post({ portico: 'failed', error })
  expect((await screen.findByRole('alert')).textContent).toContain(es[`IDENTITY.ERRORS.${kind}`])
})

it('IDENT-015 a service without a token is reported', async () => {
  const refused = { 'GET api/onfido/web-sdk-token/{id}': () => Promise.reject(new ApiError(503, 'GENERAL')) }
  const { post } = await openOnfido(refused)
  await post({ portico: 'ready' })
  expect((await screen.findByRole('alert')).textContent).toContain(es['IDENTITY.ERRORS.SERVER'])
})
