import type { User } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { userEntity } from '../people/people'

/**
 * The members of a family, dependents first, then by name. Of a member who has an account of their own
 * only name and email: the other data are theirs.
 */
export async function listFamily(db: Tx, tenant: string, ownerId: string): Promise<User[]> {
  const rows = await db.query<{ entity: User }>(
    `select case when l.dependent or (l.invited_at is not null and not exists (
         select from account t where t.tenant = p.tenant and t.sub = p.id)) then ${userEntity} else jsonb_build_object(
         'id', p.id, 'name', p.name, 'surname', p.surname, 'email', p.email, 'thumbnailId', p.thumbnail_id) end
       || jsonb_build_object('dependent', l.dependent, 'invitedAt', l.invited_at, 'version', p.version)
       || case when l.dependent then jsonb_build_object('consentAt', l.consent_at) else '{}' end as entity
     from family_link l join person p on p.tenant = l.tenant and p.id = l.member_id
     join person a on a.tenant = l.tenant and a.id = l.admin_id
     where l.tenant = $1 and l.admin_id = $2 and a.is_family_admin order by l.dependent desc, p.name, p.id`,
    [tenant, ownerId],
  )
  return rows.map((row) => row.entity)
}
