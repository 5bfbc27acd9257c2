import { defineAdminEntity, equals, searchIn, type RecordChange } from '../../entities/defineAdminEntity'
import { fieldError } from '../../entities/records/fieldError'
import { isZone } from '../../../../schemas/time/isZone'

/** The centres of a tenant: places where doctors see patients in person. */
export const centres = defineAdminEntity({
  entity: 'Centre',
  path: 'api/centres',
  table: 'centre',
  key: 'id',
  columns: { name: 'name', address: 'address', city: 'city', country: 'country', timezone: 'timezone' },
  derived: {
    hasOffer: `exists (select from provider p join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
      where p.tenant = r.tenant and p.centre_id = r.id and p.is_active and d.is_active)`,
  },
  search: searchIn('name', 'address', 'city'),
  filters: { country: equals('country') },
  sort: 'name',
  check: checkCentre,
})

/** Rejects an unknown zone, and one that differs from the zone of a doctor who works there: a doctor has one calendar. */
async function checkCentre({ tx, change, id, body }: RecordChange): Promise<void> {
  if (!body) return
  const zone = String(body['timezone'])
  if (!isZone(zone)) throw fieldError('/timezone', 'exists')
  const elsewhere = await tx.query(
    `select from provider p join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
     where p.tenant = $1 and p.centre_id = $2::int and p.is_active and d.timezone <> $3 limit 1`,
    [change.tenant, id, zone],
  )
  if (elsewhere.length > 0) throw fieldError('/timezone', 'doctors')
}
