import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { IdentityProvider } from './port'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findUser } from '../people/people'
import { ask } from './checks'
import { OPEN_MINUTES, findOpen, readStatus } from './runs'
import { mayStart } from './transition'

/** Who starts a check, and where. */
export interface Starter {
  db: Tx
  tenant: string
  personId: string
  provider: IdentityProvider
  now: Date
}

/** Checks that a person may start in a day: services charge for each. */
export const MAX_PER_DAY = 10
const DAY_SECONDS = 86_400

/** The id of a person at the service; undefined if they are not registered there. */
export async function findApplicant(db: Tx, tenant: string, personId: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    'select applicant_id as id from identity_applicant where tenant = $1 and person_id = $2',
    [tenant, personId],
  )
  return row?.id
}

/** Registers a person at the service, once. Returns their id there. */
export async function ensureApplicant({ db, tenant, personId, provider, now }: Starter): Promise<string> {
  const known = await findApplicant(db, tenant, personId)
  if (known !== undefined) return known
  const { name, surname = null } = orNotFound(await findUser(db, tenant, personId))
  // The service answers outside any transaction; of two simultaneous answers the first is kept.
  const created = await ask(provider.createApplicant({ name, surname }))
  await db.query(
    `insert into identity_applicant (tenant, person_id, applicant_id, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [tenant, personId, created, now.toISOString()],
  )
  return orNotFound(await findApplicant(db, tenant, personId))
}

/**
 * Starts a check, or continues the open one, and returns its id. Throws 409 CHECK_NOT_ALLOWED while the person is approved or
 * pending, and 429 beyond the daily limit.
 */
export async function startRun(starter: Starter, applicantId: string): Promise<string> {
  const { db, tenant, personId, provider, now } = starter
  if (!mayStart(await readStatus(db, tenant, personId))) throw new HttpError(409, 'CHECK_NOT_ALLOWED')
  const open = await findOpen(db, tenant, personId, now)
  if (open) return open.id
  await checkLimit(starter)
  await abandonExpired(starter)
  const id = await ask(provider.startRun(applicantId))
  await db.query(
    `insert into identity_run (tenant, id, person_id, started_at) values ($1, $2, $3, $4) on conflict do nothing`,
    [tenant, id, personId, now.toISOString()],
  )
  return orNotFound(await findOpen(db, tenant, personId, now)).id
}

async function checkLimit({ db, tenant, personId, now }: Starter): Promise<void> {
  const rows = await db.query<{ startedAt: Date }>(
    `select started_at as "startedAt" from identity_run
     where tenant = $1 and person_id = $2 and started_at > $3::timestamptz - interval '1 day' order by started_at`,
    [tenant, personId, now.toISOString()],
  )
  const [oldest] = rows
  if (!oldest || rows.length < MAX_PER_DAY) return
  throw tooManyAttempts(DAY_SECONDS - Math.floor((now.getTime() - oldest.startedAt.getTime()) / 1000))
}

/** A check that can no longer be continued makes room for the next; one that was started at the same moment stays. */
async function abandonExpired({ db, tenant, personId, now }: Starter): Promise<void> {
  await db.query(
    `with closed as (
       update identity_run set state = 'abandoned' where tenant = $1 and person_id = $2 and state = 'started'
         and started_at <= $3::timestamptz - make_interval(mins => ${OPEN_MINUTES}) returning id)
     delete from identity_picture where tenant = $1 and run_id in (select id from closed)`,
    [tenant, personId, now.toISOString()],
  )
}
