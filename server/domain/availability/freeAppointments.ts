import type { FreeAppointmentsQuery } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'
import { isBookableWithInsurer } from '../catalogue/payerCoverage'
import { requireOwnDoctor } from '../catalogue/ownDoctor'
import { orNotFound } from '../../platform/errors/orNotFound'
import { offsetAt } from '../shared/zone'
import { MAX_SPAN_MS } from './availability'
import { listFreeStarts } from './freeTimes'
import { firstBookable, type TenantWithLeadTime } from './leadTime'
import { loadAvailabilityScope } from './cache/freeWeeks'
import { invalidField } from '../../platform/errors/invalidField'

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * A doctor's free slots with the offset of the doctor's zone. Empty when the insurer does not cover
 * the service, the doctor does not give it to its patients, or not in the practice that the query names. Throws FORMAT_NOT_VALID when `to` is before `date` or over 62 days later; 404 when the doctor does not
 * offer the service, or patients do not see it and `includeHidden` is not set.
 */
export async function listFreeAppointments(
  db: Tx,
  tenant: TenantWithLeadTime,
  { doctorId, providerId, serviceId, insurerId, date, to }: FreeAppointmentsQuery,
  now: Date,
  includeHidden = false,
): Promise<string[]> {
  const start = Date.parse(date)
  const end = to === undefined ? start + DAY : Date.parse(to)
  if (end < start || end - start > MAX_SPAN_MS) throw invalidField('to')
  const scope = await loadAvailabilityScope(
    db,
    tenant.id,
    serviceId,
    { doctorIds: [doctorId], ...(providerId !== undefined && { providerIds: [providerId] }) },
    includeHidden,
  )
  if (providerId !== undefined && scope.offers.length === 0) return []
  const { zone } = orNotFound(scope.offers[0])
  const isBookable =
    insurerId == null || (await isBookableWithInsurer(db, tenant.id, { insurerId, serviceId, doctorId }))
  if (!isBookable) return []
  const from = Math.max(start, firstBookable(tenant, now, scope.service.externalId))
  return (await listFreeStarts(db, scope, { start: from, end })).map((free) => formatWithOffset(zone, free))
}

/** The free slots of the calling doctor, of services that are hidden from patients too. Throws 403 for anyone else, and when the query names another doctor. */
export async function listOwnFreeAppointments(
  db: Tx,
  tenant: TenantWithLeadTime,
  person: Pick<PersonContext, 'subject'>,
  query: FreeAppointmentsQuery,
  now: Date,
): Promise<string[]> {
  if ((await requireOwnDoctor(db, tenant.id, person)) !== query.doctorId)
    throw new HttpError(403, 'FORBIDDEN')
  return listFreeAppointments(db, tenant, query, now, true)
}

/** Formats an instant as ISO 8601 with the zone's offset, for example 2026-11-25T09:00:00+01:00. */
export function formatWithOffset(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant)
  const pad = (value: number): string => String(value).padStart(2, '0')
  const local = new Date(instant + offset * MINUTE).toISOString().slice(0, 19)
  const distance = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.floor(distance / 60))}:${pad(distance % 60)}`
}
