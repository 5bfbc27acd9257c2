// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readContract, type Operation } from '../../platform/http/api/contract'
import { root } from '../../platform/paths'
import { databases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Clinic } from '../../test/clinic/clinic'
import { prepareRequests } from '../../test/clinic/repeatedRequests'

const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder)
  .flatMap((file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object))
  .map((key) => readContract(key as Operation))

const declared = operations.filter(({ isIdempotent }) => isIdempotent).map(({ key }) => key)

describe.each(databases)('operations with an Idempotency-Key on %s', (database) => {
  let clinic: Clinic
  let requests: Awaited<ReturnType<typeof prepareRequests>>
  beforeAll(async () => {
    const cards = { provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' } as const
    clinic = await openClinic(database, undefined, ['careAreas'], undefined, { cards })
    const [one] = clinic.tenants.all
    if (!one) throw new Error('There is no tenant')
    one.backend.plans = [
      { id: 1, name: 'Esencial', isPaymentPlan: false },
      { id: 2, name: 'Plus', isPaymentPlan: true, price: 19.9 },
    ]
    requests = await prepareRequests(clinic)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  /** How many rows each table has, but for sums and limits, which count on in rows that are there. */
  async function countRows(): Promise<Record<string, number>> {
    const tables = await clinic.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_type = 'BASE TABLE'
         and table_name not in ('measurement_day', 'sign_in_attempt')`,
    )
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
    const rows = await clinic.db.query<{ name: string; count: number }>(counts.join(' union all '))
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }

  it('the table has every operation that the contract declares', () => {
    expect(Object.keys(requests).toSorted()).toEqual(declared.toSorted())
  })

  it.each(declared)(
    '%s is carried out once for ten requests at once',
    async (key) => {
      const request = requests[key]
      if (!request) throw new Error(`No request of ${key}`)
      const [method] = key.split(' ') as ['POST']
      const before = await countRows()
      const send = (body = request.body) =>
        request.caller(method, request.path, body, {
          'idempotency-key': `ten times ${key}`.replaceAll(/\W+/g, '-'),
        })
      const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
      expect(answers[0]?.status, `answer: ${JSON.stringify(answers[0]?.body)}`).toBeLessThan(300)
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
      const after = await countRows()
      const added = Object.entries(after).flatMap(([name, count]) =>
        count === before[name] ? [] : [[name, count - (before[name] ?? 0)]],
      )
      expect(Object.fromEntries(added)).toEqual({ idempotency: 1, ...request.adds })
    },
    30_000,
  )
})
