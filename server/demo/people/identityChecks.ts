import { createHash } from 'node:crypto'
import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'
import { drawIdentityPicture } from './identityPicture'
import { personId } from './personRow'

const hour = 3_600_000

/** The demo accounts in each of the five states; luis has not begun. */
const checks = [
  { who: 'ana', state: 'approved', result: 'pass', reason: null, hours: 480 },
  { who: 'admin', state: 'processing', result: null, reason: null, hours: 1 },
  { who: 'videos', state: 'review', result: null, reason: null, hours: 20 },
  { who: 'doctor', state: 'declined', result: 'reject', reason: 'unreadable', hours: 70 },
] as const

/** Inserts the identity checks of the demo accounts. The pending one stays pending: its outcome was never chosen. */
export async function seedIdentityChecks(tx: Tx, tenant: string, now: Date): Promise<void> {
  const rows = checks.map(({ who, hours, ...check }) => {
    const at = new Date(now.getTime() - hours * hour).toISOString()
    const outcome = check.state === 'processing' ? null : check.state
    const id = createHash('sha256').update(`${tenant}/${who}/identity`).digest('hex').slice(0, 32)
    const run = { id, started_at: at, completed_at: at, sandbox_outcome: outcome }
    return { tenant, person_id: personId(tenant, who), ...check, ...run }
  })
  await insertRows(
    tx,
    'identity_applicant',
    rows.map(({ person_id, id, started_at }) => ({
      tenant,
      person_id,
      applicant_id: `a${id.slice(1)}`,
      created_at: started_at,
    })),
  )
  await insertRows(tx, 'identity_run', rows)
  const reviewed = rows.filter(({ state }) => state === 'review')
  const pictures = reviewed.flatMap(({ id }) =>
    (['front', 'back', 'face'] as const).map((side) => ({
      tenant,
      run_id: id,
      side,
      type: 'image/png',
      content: String.raw`\x${drawIdentityPicture(side).toString('hex')}`,
    })),
  )
  await insertRows(tx, 'identity_picture', pictures)
}
