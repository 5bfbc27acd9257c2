// @vitest-environment node
import path from 'node:path'
import { expect, it } from 'vitest'
import { checkContract, type ApiAnswer, type Ask } from '../../scripts/contract/checkContract'
import { checkedName, checkSaves } from '../../scripts/contract/checkSaves'
import { readContract } from '../../scripts/contract/contract'
import { isBreach, type Finding } from '../../scripts/contract/finding'
import { readCalls } from '../specification/calls'
import { createSpecifiedApi } from '../specification/specifiedApi'
import { readWorld, type World } from '../specification/world'

const root = path.resolve(import.meta.dirname, '../..')
const operations = readContract(root)
const calls = readCalls()
const people: Readonly<Record<string, string>> = { patient: 'p1', doctor: 'd1', admin: 'a1' }
const roles = Object.keys(people)

const openWorld = () =>
  readWorld(path.join(root, 'tests/specification/data'), new Date('2026-11-29T12:00:00Z'))

/** How to ask the back end that has only the specification, with some of its answers changed. */
function askOf(
  world: World,
  change: (answer: ApiAnswer, method: string, address: string) => ApiAnswer = (a) => a,
): Ask {
  const api = createSpecifiedApi(world, calls)
  return async (role, method, address, body) => {
    const { status, body: answered = '' } = api({
      method,
      address,
      person: role === null ? null : (people[role] ?? null),
      body,
    })
    return change({ status, type: 'application/json', body: answered }, method, address)
  }
}

const check = (ask: Ask) => checkContract({ operations, roles, ask, today: '2026-11-29' })
const namesOf = (findings: readonly Finding[], status: Finding['status']) =>
  findings.filter((one) => one.status === status).map(({ operation, problems }) => ({ operation, problems }))

it('SHELL-048 a back end that has only the specification keeps the contract', async () => {
  const findings = await check(askOf(openWorld()))
  expect(namesOf(findings, 'differs')).toEqual([])
  expect(namesOf(findings, 'missing')).toEqual([])
  expect(findings.every(({ level }) => level === 'specified')).toBe(true)
  expect(namesOf(findings, 'ready').length).toBeGreaterThan(50)
})

it('an answer that lacks what the portal does without is incomplete, which is no breach', async () => {
  const findings = await check(askOf(openWorld()))
  const last = findings.find(({ operation }) => operation === 'GET api/vital-signs-measurements/last-hr')
  expect(last).toMatchObject({ status: 'incomplete' })
  expect(last?.problems.join('\n')).toMatch(/must have required property 'zone'/)
  expect(isBreach(findings)).toBe(false)
})

it('the findings are grouped by feature', async () => {
  const findings = await check(askOf(openWorld()))
  const topicOf = (name: string) => findings.find(({ operation }) => operation === name)?.topic
  expect(topicOf('GET api/companies')).toBe('adminCompanies')
  expect(topicOf('GET api/plans')).not.toBe('adminCompanies')
})

const saves = (ask: Ask) => checkSaves({ operations, roles, ask })

it('saves are tried with records of their own, which are removed', async () => {
  const world = openWorld()
  const before = JSON.stringify(world)
  const findings = await saves(askOf(world))
  expect(namesOf(findings, 'differs')).toEqual([])
  expect(
    namesOf(findings, 'ready')
      .map(({ operation }) => operation)
      .toSorted(),
  ).toEqual([
    'POST api/agreements, PUT and DELETE',
    'POST api/careareas, PUT and DELETE',
    'POST api/categories, PUT and DELETE',
    'POST api/companies, PUT and DELETE',
    'POST api/consultation-services, PUT and DELETE',
    'POST api/consultation-specialties, PUT and DELETE',
    'POST api/insurers, PUT and DELETE',
    'POST api/specialties-categories, PUT and DELETE',
    'POST api/teams, PUT and DELETE',
  ])
  expect(JSON.stringify(world)).toBe(before)
})

/** What a save answers instead of what it does, and how the finding names it. */
const faults: readonly [string, string, RegExp][] = [
  ['a creation that keeps nothing', 'POST', /the list does not show the new record/],
  ['a change that keeps nothing', 'PUT', /the list does not show the new name/],
  ['a removal that removes nothing', 'DELETE', /the list still shows the record \d+\. Remove it/],
]

it.each(faults)('%s is found and named', async (_, faulty, name) => {
  const world = openWorld()
  const api = askOf(world)
  const ask: Ask = async (role, method, address, body) =>
    method === faulty && address.startsWith('api/companies')
      ? { status: 200, type: '', body: '' }
      : api(role, method, address, body)
  const found = (await saves(ask)).find(({ operation }) => operation.startsWith('POST api/companies'))
  expect(found?.status).toBe('differs')
  expect(found?.problems.join('\n')).toMatch(name)
  // Only a removal that does nothing leaves the record.
  expect(JSON.stringify(world).includes(checkedName)).toBe(faulty === 'DELETE')
})
