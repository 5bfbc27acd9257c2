import type { FreeAppointmentsQuery } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import type { PersonContext } from '../../../http/request/personContext'
import { isCoveredByInsurer } from '../../catalogue/payerCoverage'
import { requireOwnDoctor } from '../../catalogue/ownDoctor'
import { orNotFound } from '../../orNotFound'
import { offsetAt } from '../../time/zone'
import { MAX_SPAN_MS } from './availability'
import { listFreeStarts } from './freeTimes'
import { firstBookable } from './leadTime'
import { loadAvailabilityScope } from './cache/freeWeeks'
import { invalidField } from '../wireTime'

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * A doctor's free times, with the offset of the place (BOOK-120, BOOK-051). None where the insurer does not pay for the
 * service. Refuses a span that is turned round or over 62 days; 404 where the doctor does not give the service.
 */
export async function listFreeAppointments(
  db: Tx,
  tenant: string,
  { doctorId, serviceId, insurerId, date, to }: FreeAppointmentsQuery,
  now: Date,
): Promise<string[]> {
  const start = Date.parse(date)
  const end = to === undefined ? start + DAY : Date.parse(to)
  if (end < start || end - start > MAX_SPAN_MS) throw invalidField('to')
  const place = await loadAvailabilityScope(db, tenant, serviceId, { doctorIds: [doctorId] })
  const { zone } = orNotFound(place.offers[0])
  if (insurerId != null && !(await isCoveredByInsurer(db, tenant, insurerId, serviceId))) return []
  const from = Math.max(start, firstBookable(now, place.service.externalId))
  return (await listFreeStarts(db, place, { start: from, end })).map((free) => formatWithOffset(zone, free))
}

/** The free times of the doctor who asks (BOOK-121). Refuses everybody else with 403, a doctor who names another too. */
export async function listOwnFreeAppointments(
  db: Tx,
  tenant: string,
  person: Pick<PersonContext, 'subject'>,
  query: FreeAppointmentsQuery,
  now: Date,
): Promise<string[]> {
  if ((await requireOwnDoctor(db, tenant, person)) !== query.doctorId) throw new HttpError(403, 'FORBIDDEN')
  return listFreeAppointments(db, tenant, query, now)
}

/** An instant as ISO 8601 with the offset in force at the place, for example 2026-11-25T09:00:00+01:00. */
export function formatWithOffset(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant)
  const two = (value: number): string => String(value).padStart(2, '0')
  const local = new Date(instant + offset * MINUTE).toISOString().slice(0, 19)
  const away = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`
}
