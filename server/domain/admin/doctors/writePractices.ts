import { isDeepStrictEqual } from 'node:util'
import { AppointmentType } from '../../../../schemas/generated/constants'
import type { RecordChange } from '../../entities/defineAdminEntity'
import { practicesIn } from './checkPractices'

/** The practices of doctor `r` that take appointments, as JSON. */
export const practicesSql = `coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('centreId', p.centre_id, 'centreName', c.name,
    'city', p.city, 'country', p.country, 'internationalProviders', p.international,
    'services', coalesce((
      select jsonb_agg(jsonb_build_object('serviceId', s.id, 'serviceName', s.name, 'amount', ps.amount,
        'duration', ps.duration) order by s.id)
      from provider_service ps join service s on s.tenant = ps.tenant and s.id = ps.service_id
      where ps.tenant = p.tenant and ps.provider_id = p.id), '[]'))) order by p.id)
  from provider p left join centre c on c.tenant = p.tenant and c.id = p.centre_id
  where p.tenant = r.tenant and p.doctor_id = r.id and p.is_active), '[]')`

/**
 * Writes the practices that the save names. Where it names none, or leaves them as they were, they follow the
 * specialties: the services of an added specialty are offered wherever possible. A new doctor then gets an online
 * practice. Services of a removed specialty are offered nowhere.
 */
export async function writePractices(saving: RecordChange): Promise<void> {
  const { tx, change, id, current, body } = saving
  const row = [change.tenant, id]
  const areChanged = !isDeepStrictEqual(body?.['practices'] ?? current?.['practices'], current?.['practices'])
  if (areChanged) await replacePractices(saving)
  else if (!current) await tx.query('insert into provider (tenant, doctor_id) values ($1, $2)', row)
  await tx.query(
    `delete from provider_service ps using provider p, service s
     where p.tenant = $1 and p.doctor_id = $2 and ps.tenant = p.tenant and ps.provider_id = p.id
       and s.tenant = ps.tenant and s.id = ps.service_id and not exists (select from doctor_specialty x
         where x.tenant = p.tenant and x.doctor_id = p.doctor_id and x.specialty_id = s.specialty_id)`,
    row,
  )
  if (!areChanged) await offerAddedSpecialties(saving)
}

async function offerAddedSpecialties({ tx, change, id, current, body }: RecordChange): Promise<void> {
  const before = new Set((current?.['specialties'] ?? []) as number[])
  const added = ((body?.['specialties'] ?? []) as number[]).filter((specialty) => !before.has(specialty))
  await tx.query(
    `insert into provider_service (tenant, provider_id, service_id)
     select p.tenant, p.id, s.id from provider p join service s on s.tenant = p.tenant
     where p.tenant = $1 and p.doctor_id = $2 and p.is_active and s.is_active
       and s.specialty_id = any($3::int[]) and (s.type = ${AppointmentType.online} or p.centre_id is not null)
     on conflict do nothing`,
    [change.tenant, id, added],
  )
}

const given = `jsonb_to_recordset($3::jsonb) as g("centreId" int, city text, country text,
  "internationalProviders" boolean, services jsonb)`
const place = `case when g."centreId" is null then g.city end as city,
  case when g."centreId" is null then g.country end as country, coalesce(g."internationalProviders", false) as international`

/** Replaces the practices of a doctor. One with appointments is kept, but takes no more. */
async function replacePractices(saving: RecordChange): Promise<void> {
  const { tx, change, id } = saving
  const row = [change.tenant, id]
  const values = [...row, JSON.stringify(practicesIn(saving))]
  await tx.query('update provider set is_active = false where tenant = $1 and doctor_id = $2', row)
  await tx.query(
    `update provider p set is_active = true, city = n.city, country = n.country, international = n.international
     from (select g."centreId", ${place} from ${given}) n
     where p.tenant = $1 and p.doctor_id = $2 and p.centre_id is not distinct from n."centreId"`,
    values,
  )
  await tx.query(
    `insert into provider (tenant, doctor_id, centre_id, city, country, international)
     select $1, $2::int, n."centreId", n.city, n.country, n.international
     from (select g."centreId", ${place} from ${given}) n where not exists (select from provider p
       where p.tenant = $1 and p.doctor_id = $2 and p.centre_id is not distinct from n."centreId")`,
    values,
  )
  await tx.query(
    `delete from provider_service ps using provider p
     where p.tenant = $1 and p.doctor_id = $2 and ps.tenant = p.tenant and ps.provider_id = p.id`,
    row,
  )
  await tx.query(
    `insert into provider_service (tenant, provider_id, service_id, amount, duration)
     select p.tenant, p.id, o."serviceId", o.amount, o.duration from ${given}
     join provider p on p.tenant = $1 and p.doctor_id = $2 and p.centre_id is not distinct from g."centreId"
     cross join jsonb_to_recordset(g.services) as o("serviceId" int, amount numeric, duration smallint)`,
    values,
  )
  await tx.query(
    `delete from provider p where p.tenant = $1 and p.doctor_id = $2 and not p.is_active and not exists (
       select from appointment a where a.tenant = p.tenant and a.provider_id = p.id)`,
    row,
  )
}
