import { randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db/database'
import { ServiceError, type IdentityProvider, type RunState } from '../../domain/identityChecks/port'

interface Place {
  db: Tx
  tenant: string
  now: Date
}

/** How long a check of the sandbox takes, in milliseconds. */
const SANDBOX_DELAY_MS = 3000

interface Row {
  state: RunState
  outcome: Exclude<RunState, 'started' | 'processing' | 'abandoned'> | null
  completedAt: Date | null
}

/**
 * A service for demos and tests. It looks at no picture: a check ends as the tester has chosen, and a declined one says
 * that the document cannot be read. A check without a choice stays pending.
 */
export const createSandbox = ({ db, tenant, now }: Place): IdentityProvider => ({
  createApplicant: async () => randomUUID(),
  createToken: async () => randomUUID(),
  startRun: async () => randomUUID(),
  readRun: async (runId) => {
    const [row] = await db.query<Row>(
      `select state, sandbox_outcome as outcome, completed_at as "completedAt" from identity_run
       where tenant = $1 and id = $2`,
      [tenant, runId],
    )
    if (!row) throw new ServiceError('The sandbox has no such check')
    const state = stateOf(row, now)
    return { state, reason: state === 'declined' ? 'unreadable' : null }
  },
  // Nothing comes from outside: the server asks the sandbox.
  readNotification: () => null,
})

function stateOf({ state, outcome, completedAt }: Row, now: Date): RunState {
  if (state !== 'processing' || outcome === null || completedAt === null) return state
  return now.getTime() - completedAt.getTime() < SANDBOX_DELAY_MS ? 'processing' : outcome
}
