import type { Tx } from '../../db/database'
import { listFactors } from './factors'
import { countRecoveryCodes } from './recoveryCodes'

/** How an account can do its second step. */
export type StepWay = 'passkey' | 'app' | 'recovery'

/**
 * The ways of an account at a host such as `portal.example`, the most convenient first. Empty for an account without a second
 * step, and after the loss of everything that works at this host.
 */
export async function secondStepWays(
  db: Tx,
  tenant: string,
  { sub, host }: { sub: string; host: string },
): Promise<StepWay[]> {
  const factors = await listFactors(db, tenant, sub)
  const ways: [StepWay, boolean][] = [
    ['passkey', factors.some((factor) => factor.host === host)],
    ['app', factors.some(({ kind }) => kind === 'app')],
    ['recovery', (await countRecoveryCodes(db, tenant, sub)) > 0],
  ]
  return ways.flatMap(([way, isThere]) => (isThere ? [way] : []))
}
