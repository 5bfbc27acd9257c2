import type { AcceptedConditions } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'

/** Records that a person accepts a version of the conditions. The first time counts. */
export async function acceptConditions(
  tx: Tx,
  tenant: string,
  { personId, version }: { personId: string; version: string },
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into accepted_conditions (tenant, person_id, version, accepted_at)
     select tenant, id, $3, $4::timestamptz from person where tenant = $1 and id = $2 on conflict do nothing`,
    [tenant, personId, version, at.toISOString()],
  )
}

/** Which conditions a person accepted last, and whether to ask for the current ones. */
export async function readAcceptance(
  db: Tx,
  tenant: string,
  personId: string,
  version: string,
): Promise<AcceptedConditions> {
  const rows = await db.query<{ version: string; at: Date }>(
    `select version, accepted_at as at from accepted_conditions
     where tenant = $1 and person_id = $2 order by accepted_at desc`,
    [tenant, personId],
  )
  const [last] = rows
  return {
    isAsked: !rows.some((row) => row.version === version),
    version,
    acceptedVersion: last?.version ?? null,
    acceptedAt: last?.at.toISOString() ?? null,
  }
}
