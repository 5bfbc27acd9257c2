import type { IdentityRefusal } from '../../../schemas/generated/entities'
import type { IdentityStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import type { RunResult, RunState } from './port'
import { isOver, nextState, statusOf } from './transition'

/** An identity check of a person. */
export interface Run {
  id: string
  personId: string
  state: RunState
  reason: IdentityRefusal | null
}

const columns = 'id, person_id as "personId", state, reason'

/** A check by its id. */
export async function findRun(db: Tx, tenant: string, id: string): Promise<Run | undefined> {
  return (
    await db.query<Run>(`select ${columns} from identity_run where tenant = $1 and id = $2`, [tenant, id])
  )[0]
}

/** The latest check that a person has completed. One that is given up leaves the one before. */
export async function findLatest(db: Tx, tenant: string, personId: string): Promise<Run | undefined> {
  const [run] = await db.query<Run>(
    `select ${columns} from identity_run
     where tenant = $1 and person_id = $2 and state in ('processing', 'review', 'approved', 'declined', 'failed')
     order by completed_at desc nulls last, id limit 1`,
    [tenant, personId],
  )
  return run
}

/** The identity status of a person. */
export const readStatus = async (db: Tx, tenant: string, personId: string): Promise<IdentityStatus> =>
  statusOf((await findLatest(db, tenant, personId))?.state)

/** How long an open check can be continued. */
export const OPEN_MINUTES = 60

/** The check that a person has started and can continue. */
export async function findOpen(
  db: Tx,
  tenant: string,
  personId: string,
  now: Date,
): Promise<Run | undefined> {
  const [run] = await db.query<Run>(
    `select ${columns} from identity_run where tenant = $1 and person_id = $2 and state = 'started'
       and started_at > $3::timestamptz - make_interval(mins => ${OPEN_MINUTES})`,
    [tenant, personId, now.toISOString()],
  )
  return run
}

/**
 * Writes what the service reports about a check, in order or not, any number of times. The pictures go with the end of the
 * check.
 */
export function applyResult(
  db: Tx,
  { tenant, id, now }: { tenant: string; id: string; now: Date },
  report: RunResult,
): Promise<void> {
  return db.tx(async (tx) => {
    const [run] = await tx.query<Run>(
      `select ${columns} from identity_run where tenant = $1 and id = $2 for update`,
      [tenant, id],
    )
    if (!run) return
    const state = nextState(run.state, report.state)
    if (state === run.state) return
    await tx.query(
      `update identity_run set state = $3, result = $4, reason = $5, completed_at = coalesce(completed_at, $6)
       where tenant = $1 and id = $2`,
      [tenant, id, state, resultOf(state), report.reason, now.toISOString()],
    )
    if (isOver(state)) await deletePictures(tx, tenant, id)
  })
}

/** What the service calls its decision. */
const resultOf = (state: RunState): 'pass' | 'reject' | null =>
  state === 'approved' ? 'pass' : state === 'declined' ? 'reject' : null

/** Deletes the pictures of a check. */
export async function deletePictures(tx: Tx, tenant: string, runId: string): Promise<void> {
  await tx.query('delete from identity_picture where tenant = $1 and run_id = $2', [tenant, runId])
}

/** Deletes everything about the identity of a person, whose account is deleted. */
export async function deleteIdentityChecks(tx: Tx, tenant: string, personId: string): Promise<void> {
  await tx.query('delete from identity_run where tenant = $1 and person_id = $2', [tenant, personId])
  await tx.query('delete from identity_applicant where tenant = $1 and person_id = $2', [tenant, personId])
}
