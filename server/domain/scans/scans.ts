import type { Scan, ScanOutcome } from '../../../schemas/generated/entities'
import { isPatientComplete, scansLeft } from '../../../schemas/rules/scans'
import { HttpError } from '../../platform/errors/httpError'
import { tooManyAttempts } from '../../platform/errors/tooManyAttempts'
import { orNotFound } from '../../platform/errors/orNotFound'
import { readCredits, takeCredits } from './credits'
import { readPatient } from './patient'
import type { ScanContext } from './scanContext'

/** Scans that a person may begin in an hour: more than there is time for, and no way to fill the database. */
export const MAX_PER_HOUR = 60
const HOUR_SECONDS = 3600

/** Begins a scan. Throws 409 without the data of the patient or the credits for a result, and 429 after too many in an hour. */
export async function beginScan({ db, tenant, person, now }: ScanContext, cost: number): Promise<Scan> {
  if (!isPatientComplete(await readPatient({ db, tenant, person, now })))
    throw new HttpError(409, 'PATIENT_DATA_MISSING')
  const tokens = await readCredits(db, tenant, person)
  if (scansLeft(tokens, cost) < 1) throw new HttpError(409, 'NO_SCANS_LEFT')
  await checkLimit({ db, tenant, person, now })
  const [row] = await db.query<{ id: string }>(
    'insert into scan (tenant, person_id, cost, started_at) values ($1, $2, $3, $4) returning id',
    [tenant, person, cost, now.toISOString()],
  )
  return { id: orNotFound(row).id, status: 'open', cost, tokens }
}

async function checkLimit({ db, tenant, person, now }: ScanContext): Promise<void> {
  const [begun] = await db.query<{ count: number }>(
    `select count(*)::int as count from scan
     where tenant = $1 and person_id = $2 and started_at > $3::timestamptz - interval '1 hour'`,
    [tenant, person, now.toISOString()],
  )
  if ((begun?.count ?? 0) >= MAX_PER_HOUR) throw tooManyAttempts(HOUR_SECONDS)
}

interface ScanRow {
  id: string
  status: Scan['status']
  cost: number
}

/**
 * Ends a scan: a result takes the cost, once; a refusal takes nothing. The same outcome sent again answers the same. Throws 404 for the scan
 * of somebody else, 409 for another outcome and when another scan has used the credits meanwhile.
 */
export async function endScan(
  { db, tenant, person, now }: ScanContext,
  id: string,
  { status, reason }: ScanOutcome,
): Promise<Scan> {
  return db.tx(async (tx) => {
    const [row] = await tx.query<ScanRow>(
      'select id, status, cost from scan where tenant = $1 and id::text = $2 and person_id = $3 for update',
      [tenant, id, person],
    )
    const scan = orNotFound(row)
    if (scan.status === status) return { ...scan, tokens: await readCredits(tx, tenant, person) }
    if (scan.status !== 'open') throw new HttpError(409, 'SCAN_ENDED')
    const cost = status === 'measured' ? scan.cost : 0
    const tokens = await takeCredits(tx, { tenant, person, cost })
    if (tokens === undefined) throw new HttpError(409, 'NO_SCANS_LEFT')
    await tx.query('update scan set status = $3, reason = $4, ended_at = $5 where tenant = $1 and id = $2', [
      tenant,
      scan.id,
      status,
      status === 'refused' ? (reason ?? null) : null,
      now.toISOString(),
    ])
    return { ...scan, status, tokens }
  })
}
