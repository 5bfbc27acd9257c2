// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../demo/people/personRow'
import { endLateProposals } from '../domain/booking/proposals/proposalWorker'
import { claimUpload } from '../domain/admin/videos/uploads/queue'
import { runIdentityRound } from '../domain/identityChecks/worker'
import { claimLetter, endOutdatedLetters } from '../domain/letters/queue/queue'
import { claimDueRefund } from '../domain/payments/refunds'
import { releaseExpiredHolds } from '../domain/payments/releaseHolds'
import { root } from '../platform/paths'
import { createTenants, type Tenants } from '../platform/tenants/tenants'
import { databases } from '../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../test/clinic/clinic'

const PAST = new Date(NOW.getTime() - 3 * 3_600_000)

/** A queue: how work of a tenant is added, how a process does all its work, and the tenants whose work it has done. */
interface Queue {
  name: string
  add: (clinic: Clinic, tenant: string, appointment: number) => Promise<unknown>
  run: (clinic: Clinic, tenants: Tenants) => Promise<unknown>
  done: string
}

/** Takes work until there is none. */
async function takeAll(claim: () => Promise<unknown>): Promise<void> {
  while ((await claim()) !== undefined);
}

const letter = (clinic: Clinic, tenant: string, expires: Date) =>
  clinic.db.query(
    `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
     values ($1, $2, 'passwordChanged', '{}', 'x', $3, $3, $4)`,
    [tenant, personId(tenant, 'luis'), PAST, expires],
  )
const payment = (clinic: Clinic, tenant: string, appointment: number, status: string) =>
  clinic.db.query(
    `insert into payment (tenant, appointment_id, order_number, amount_cents, currency, status, held_until, created_at)
     values ($1, $2, '2027' || upper(substr(md5($1), 1, 8)), 4000, 'EUR', $4, $3, $3)`,
    [tenant, appointment, PAST, status],
  )

const queues: Queue[] = [
  {
    name: 'letters to send',
    add: (clinic, tenant) => letter(clinic, tenant, new Date(NOW.getTime() + 3_600_000)),
    run: ({ db }, { ids }) => takeAll(() => claimLetter(db, ids, NOW)),
    done: 'select tenant from letter where attempts > 0 or failed_at is not null',
  },
  {
    name: 'letters that come too late',
    add: (clinic, tenant) => letter(clinic, tenant, PAST),
    run: ({ db }, { ids }) => endOutdatedLetters(db, ids, NOW),
    done: 'select tenant from letter where failed_at is not null',
  },
  {
    name: 'refunds',
    add: async (clinic, tenant, appointment) => {
      await payment(clinic, tenant, appointment, 'refunding')
      await clinic.db.query(
        `insert into refund (tenant, appointment_id, amount_cents, requested_at, next_try_at) values ($1, $2, 4000, $3, $3)`,
        [tenant, appointment, PAST],
      )
    },
    run: ({ db }, { ids }) => takeAll(() => claimDueRefund(db, ids, NOW)),
    done: 'select tenant from refund where tries > 0',
  },
  {
    name: 'times held for a payment',
    add: (clinic, tenant, appointment) => payment(clinic, tenant, appointment, 'pending'),
    run: ({ db }, { ids }) => releaseExpiredHolds(db, ids, NOW),
    done: `select tenant from payment where status = 'released'`,
  },
  {
    name: 'videos to prepare',
    add: ({ db }, tenant) =>
      db.query(
        `insert into video_upload (tenant, video_id, name, type, size, uploaded_by, created_at, not_before)
         select tenant, id, 'a.mp4', 'video/mp4', 1, 'x', $2, $2 from video where tenant = $1 order by id limit 1`,
        [tenant, PAST],
      ),
    run: ({ db }, { ids }) => takeAll(() => claimUpload(db, ids, NOW)),
    done: `select tenant from video_upload where state <> 'waiting'`,
  },
  {
    name: 'proposals that nobody answers',
    add: ({ db }, tenant, appointment) =>
      db.query(
        'insert into visit_proposal (tenant, appointment_id, proposed_at, answer_by) values ($1, $2, $3, $3)',
        [tenant, appointment, PAST],
      ),
    run: ({ db }, { ids }) => endLateProposals(db, ids, NOW),
    done: 'select tenant from visit_proposal where outcome is not null',
  },
  {
    name: 'checks of identity that were left',
    add: ({ db }, tenant) =>
      db.query(
        `insert into identity_run (tenant, id, person_id, state, started_at) values ($1, $1 || '-run', $2, 'started', $3)`,
        [tenant, personId(tenant, 'luis'), PAST],
      ),
    run: ({ db }, tenants) => runIdentityRound({ db, tenants, now: () => NOW }),
    done: `select tenant from identity_run where state <> 'started'`,
  },
]

describe.each(databases)('a process that does not know a tenant, on %s', (database) => {
  let clinic: Clinic
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(() =>
    clinic.db.exec(
      'delete from letter; delete from refund; delete from payment; delete from video_upload; delete from visit_proposal; delete from identity_run',
    ),
  )

  it.each(queues.map((queue) => [queue.name, queue] as const))(
    'leaves its %s to a process that does',
    async (_name, { add, run, done }) => {
      const read = async () => (await clinic.db.query<{ tenant: string }>(done)).map(({ tenant }) => tenant)
      for (const tenant of clinic.tenants.ids) {
        const [row] = await clinic.db.query<{ id: number }>(
          'select min(id) as id from appointment where tenant = $1 and status = 2',
          [tenant],
        )
        await add(clinic, tenant, row?.id ?? 0)
      }
      const [one, two] = clinic.tenants.all.map((tenant) => createTenants([tenant]))
      if (!one || !two) throw new Error('There are no two tenants')
      await run(clinic, one)
      expect(await read()).toEqual(['one'])
      await run(clinic, two)
      expect((await read()).toSorted()).toEqual(['one', 'two'])
    },
  )
})

/** Deletes what nothing uses, which no setting of a tenant changes. */
const sweeps = ['server/domain/pictures/sweep.ts']

it('every statement that takes work which others skip names the tenants', () => {
  const files = readdirSync(path.join(root, 'server/domain'), { recursive: true, encoding: 'utf8' })
    .map((file) => `server/domain/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !sweeps.includes(file))
  const claims = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/`[^`]*skip locked[^`]*`/g)].map(([sql]) => ({
      file,
      sql,
    })),
  )
  expect(claims.length).toBeGreaterThan(3)
  expect(claims.filter(({ sql }) => !/tenant = any\(/.test(sql))).toEqual([])
})
