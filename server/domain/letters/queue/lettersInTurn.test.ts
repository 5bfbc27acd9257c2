// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../../demo/people/personRow'
import { databases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { claimLetter, noteHandOver, writeLetterResult } from './queue'

describe.each(databases)('letters in turn on %s', (database) => {
  let clinic: Clinic
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() => clinic.db.query('delete from letter'))

  /** Queues letters, the first one the oldest. Their names begin with the reader. */
  async function enqueue(
    names: readonly string[],
    { tenant = 'one', kind = 'invitation', payload = {} } = {},
  ) {
    for (const [at, name] of names.entries())
      await clinic.db.query(
        `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
         values ($1, $2, $3, $4, $5, $6, $6, '2028-01-01')`,
        [
          tenant,
          personId(tenant, name.replace(/\d+/, '')),
          kind,
          JSON.stringify(payload),
          name,
          new Date(NOW.getTime() - 60_000 + at).toISOString(),
        ],
      )
  }
  /** Sends all letters, a second for each. Returns their names. */
  async function sendAll(): Promise<string[]> {
    const names: string[] = []
    for (let second = 0; ; second++) {
      const now = new Date(NOW.getTime() + 1000 * second)
      const letter = await claimLetter(clinic.db, clinic.tenants.ids, now)
      if (!letter) return names
      await noteHandOver(clinic.db, letter, now)
      await writeLetterResult(clinic.db, letter, { result: 'sent', now })
      const [row] = await clinic.db.query<{ name: string }>(
        'select dedupe_key as name from letter where tenant = $1 and id = $2',
        [letter.tenant, letter.id],
      )
      names.push(row?.name ?? '')
    }
  }

  it('the letter to one reader does not wait for the many of another, nor a tenant for another', async () => {
    await enqueue(['luis1', 'luis2', 'luis3', 'luis4', 'ana1'])
    await enqueue(['ana9'], { tenant: 'two' })
    expect(await sendAll()).toEqual(['luis1', 'ana9', 'ana1', 'luis2', 'luis3', 'luis4'])
  })
  it('what somebody waits for comes first, what an import has written last', async () => {
    await enqueue(['videos1'], { payload: { isBulk: true } })
    await enqueue(['luis1', 'luis2'])
    await enqueue(['ana1'], { kind: 'emailCode' })
    expect(await sendAll()).toEqual(['ana1', 'luis1', 'luis2', 'videos1'])
  })
  it('several servers get different letters', async () => {
    await enqueue(['luis1', 'luis2', 'ana1'])
    const claimed = await Promise.all(
      [1, 2, 3].map(() => clinic.db.tx((tx) => claimLetter(tx, clinic.tenants.ids, NOW))),
    )
    const ids = new Set(claimed.flatMap((letter) => (letter ? [letter.id] : [])))
    const rest = await claimLetter(clinic.db, clinic.tenants.ids, NOW)
    expect(ids.size + (rest ? 1 : 0)).toBeLessThanOrEqual(3)
    expect(ids.size).toBeGreaterThan(0)
    expect(claimed.filter(Boolean)).toHaveLength(ids.size)
  })
})
