import type { AuditEntry } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { AdminRecord, AdminEntity, RecordId } from '../defineAdminEntity'
import type { Change } from './change'

/** Writes a history entry, in the transaction of the change. */
export async function writeAudit(
  tx: Tx,
  { tenant, actor, now }: Pick<Change, 'tenant' | 'actor' | 'now'>,
  { entity }: Pick<AdminEntity, 'entity'>,
  id: RecordId,
  entry: Pick<AuditEntry, 'action' | 'version'> & { before: AdminRecord | null; after: AdminRecord | null },
): Promise<void> {
  await tx.query(
    `insert into audit (tenant, entity, record_id, changed_by, changed_at, action, before, after, version)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9)`,
    [
      tenant,
      entity,
      String(id),
      actor,
      now,
      entry.action,
      entry.before && JSON.stringify(entry.before),
      entry.after && JSON.stringify(entry.after),
      entry.version,
    ],
  )
}

const selectAudit = `select a.version, a.action, a.before, a.after, a.changed_at as "changedAt",
  coalesce(nullif(concat_ws(' ', p.name, p.surname), ''), a.changed_by) as "changedBy"
  from audit a left join person p on p.tenant = a.tenant and p.id = a.changed_by
  where a.tenant = $1 and a.entity = $2 and a.record_id = $3`

/** The history of a record, latest entry first. */
export async function readAudit(db: Tx, tenant: string, entity: string, id: RecordId): Promise<AuditEntry[]> {
  const rows = await db.query<Row>(`${selectAudit} order by a.id desc`, [tenant, entity, String(id)])
  return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

type Row = Omit<AuditEntry, 'changedAt'> & { changedAt: Date }

/** The history entries of a record since a version, oldest first. */
export const changesSince = (
  db: Tx,
  tenant: string,
  { entity }: AdminEntity,
  id: RecordId,
  version: number,
): Promise<Row[]> =>
  db.query<Row>(`${selectAudit} and a.version > $4 order by a.id`, [tenant, entity, String(id), version])
