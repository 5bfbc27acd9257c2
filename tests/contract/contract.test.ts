// @vitest-environment node
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiAnswer, Ask } from '../../scripts/contract/checkContract'
import { noteRoles } from '../../scripts/contract/askApi'
import { checkContract } from '../../scripts/contract/checkContract'
import { readContract } from '../../scripts/contract/contract'
import { isBreach, type Finding } from '../../scripts/contract/finding'
import { formatFindings } from '../../scripts/contract/formatFindings'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../server/test/clinic/clinic'
import { ruleDatabases } from '../../server/test/databases'

const operations = readContract(path.resolve(import.meta.dirname, '../..'))
const accounts = { patient: 'luis@portico.test', doctor: 'doctor@portico.test', admin: 'admin@portico.test' }
const roles = Object.keys(accounts)

let clinic: Clinic
const callers = new Map<string | null, Caller>()
beforeAll(async () => {
  const [database] = ruleDatabases
  if (!database) throw new Error('There is no database for tests')
  clinic = await openClinic(database)
  callers.set(null, await clinic.as())
  for (const [role, email] of Object.entries(accounts)) callers.set(role, await clinic.as(email))
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const ask: Ask = async (role, method, address) => {
  const caller = callers.get(role)
  if (!caller) throw new Error(`Nobody is ${role ?? ''}`)
  const { status, headers, body } = await caller(method as 'GET', address)
  return { status, type: (headers['content-type'] as string | undefined) ?? '', body }
}

/** The API with some of its answers changed. */
const altered =
  (change: (answer: ApiAnswer, address: string, role: string | null) => ApiAnswer): Ask =>
  async (role, method, address) =>
    change(await ask(role, method, address), address, role)

const check = (asked: Ask, only = operations) =>
  checkContract({ operations: only, roles, ask: asked, today: '2027-01-11' })

const differing = (findings: readonly Finding[]) =>
  findings
    .filter(({ status }) => status === 'differs')
    .map(({ operation, problems, answer }) => ({ operation, problems, answer }))

it('SHELL-048 the reference server keeps the contract with everything that it adds', async () => {
  const findings = await check(ask)
  expect(differing(findings)).toEqual([])
  const count = (status: Finding['status'], level: Finding['level']) =>
    findings.filter((one) => one.status === status && one.level === level).length
  expect(count('ready', 'specified')).toBeGreaterThan(60)
  expect(count('ready', 'added')).toBeGreaterThan(20)
})

it('SHELL-048 the reference server keeps the contract without what it adds', async () => {
  const bare = altered((answer, address) =>
    address === 'api/config' ? { ...answer, body: { ...(answer.body as object), capabilities: [] } } : answer,
  )
  const findings = await check(bare)
  expect(differing(findings)).toEqual([])
  expect(findings.filter(({ level }) => level === 'added')).toEqual([])
})

it('names the roles whose token the API does not know', async () => {
  const isKnown = new Map<string, boolean>()
  const expired = altered((answer, _, role) => (role === 'patient' ? { ...answer, status: 401 } : answer))
  await check(
    noteRoles(expired, isKnown),
    operations.filter(({ topic }) => topic === 'users'),
  )
  expect(isKnown.get('patient')).toBe(false)
  expect([...isKnown.values()]).toContain(true)
})

type Change = (answer: ApiAnswer) => ApiAnswer
const first =
  (change: (record: Record<string, unknown>) => unknown): Change =>
  (answer) => {
    const [record, ...others] = answer.body as Record<string, unknown>[]
    return { ...answer, body: [change({ ...record }), ...others] }
  }
const record =
  (change: (body: Record<string, unknown>) => unknown): Change =>
  (answer) => ({ ...answer, body: change({ ...(answer.body as object) }) })
const without = (name: string) => (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))

/** Twenty deviations: the operation, the answer that is given instead, and how the report names it. */
const deviations: readonly [string, Change, RegExp][] = [
  ['api/users/data', record(without('id')), /must have required property 'id'/],
  ['api/users/data', record((body) => ({ ...body, name: null })), /^\/name must be string/],
  [
    'api/users/data',
    record((body) => ({ ...body, birthDate: '3/2/1990' })),
    /^\/birthDate must match format/,
  ],
  ['api/users/data', record((body) => [body]), /must be object/],
  ['api/users/data', (answer) => ({ ...answer, type: 'text/html' }), /content type text\/html/],
  ['api/users/data', (answer) => ({ ...answer, status: 500 }), /status 500/],
  ['api/users/data', (answer) => ({ ...answer, status: 302, body: '' }), /status 302: expected 200/],
  ['api/users/data', (answer) => ({ ...answer, body: '' }), /the answer is empty/],
  ['api/users/data', (answer) => ({ ...answer, status: 400, body: 'No' }), /without "message"/],
  ['api/users/data', (answer) => ({ ...answer, status: 400, body: { message: 'ODD' } }), /ODD: no error of/],
  ['api/insurers', first(without('id')), /^\/\* must have required property 'id'/],
  ['api/insurers', first((one) => ({ ...one, id: 'one' })), /^\/\*\/id must be integer/],
  ['api/insurers', record((body) => ({ items: Object.values(body) })), /must be array/],
  ['api/insurers', (answer) => ({ ...answer, body: null }), /must be array/],
  ['api/insurers', first(() => null), /^\/\* must be object/],
  ['api/consultations', first((one) => ({ ...one, month: 13 })), /^\/\*\/month must be <= 12/],
  ['api/consultations', first(without('year')), /must have required property 'year'/],
  ['api/medicalData', record(() => ({ allergies: 'none' })), /differs|must/],
  ['api/plans', first((one) => ({ ...one, id: 1.5 })), /^\/\*\/id must be integer/],
]

it.each(deviations)('a planted deviation of %s is found and named (%#)', async (address, change, name) => {
  const only = operations.filter((one) => one.name === `GET ${address}`)
  const asked = altered((answer, at, role) => (at === address && role !== null ? change(answer) : answer))
  const findings = await check(asked, only)
  expect(isBreach(findings)).toBe(true)
  expect(findings).toMatchObject([{ operation: `GET ${address}`, status: 'differs' }])
  expect(findings[0]?.problems.join('\n')).toMatch(new RegExp(name.source, 'm'))
})

it('an operation that answers without a session is found and named', async () => {
  const only = operations.filter((one) => one.name === 'GET api/users/data')
  const open = altered((answer, _, role) => (role === null ? { ...answer, status: 200 } : answer))
  const [finding] = await check(open, only)
  expect(finding?.problems).toEqual(['status 200 without a session: expected 401'])
})

it('an operation that the API does not have is missing, which is no breach', async () => {
  const only = operations.filter((one) => one.name === 'GET api/plans')
  const findings = await check(
    altered((answer) => ({ ...answer, status: 404, body: '' })),
    only,
  )
  expect(findings).toMatchObject([{ status: 'missing' }])
  expect(isBreach(findings)).toBe(false)
})

it('a report shows the request and the answer, without names and other text, in three formats', async () => {
  const only = operations.filter((one) => one.name === 'GET api/users/data')
  const broken = altered((answer, _, role) =>
    role === null ? answer : record((body) => ({ ...body, version: '<b>Suárez</b>' }))(answer),
  )
  const findings = await check(broken, only)
  for (const format of ['text', 'json', 'html'] as const) {
    const report = formatFindings(findings, format)
    expect(report).toContain('GET api/users/data')
    expect(report).toContain('/version must be integer')
    expect(report).toContain('(text of 13)')
    expect(report).not.toMatch(/Suárez|Luis|luis@/)
  }
})
