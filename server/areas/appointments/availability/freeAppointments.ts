import type { FreeAppointmentsQuery } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'
import { HttpError } from '../../../http/errors/httpError'
import type { PersonContext } from '../../../http/request/personContext'
import { isCovered } from '../../catalogue/payerCoverage'
import { ownDoctor } from '../../catalogue/ownDoctor'
import { found } from '../../orNotFound'
import { offsetAt } from '../../time/zone'
import { MAX_SPAN } from './availability'
import { freeStarts } from './freeTimes'
import { firstBookable } from './leadTime'
import { placeOf } from './cache/freeWeeks'
import { notValid } from '../wireTime'

const MINUTE = 60_000
const DAY = 86_400_000

/**
 * A doctor's free times, with the offset of the place (BOOK-120, BOOK-051). None where the insurer does not pay for the
 * service. Refuses a span that is turned round or over 62 days; 404 where the doctor does not give the service.
 */
export async function freeAppointments(
  db: Tx,
  tenant: string,
  { doctorId, serviceId, insurerId, date, to }: FreeAppointmentsQuery,
  now: Date,
): Promise<string[]> {
  const start = Date.parse(date)
  const end = to === undefined ? start + DAY : Date.parse(to)
  if (end < start || end - start > MAX_SPAN) throw notValid('to')
  const place = await placeOf(db, tenant, serviceId, { doctorIds: [doctorId] })
  const { zone } = found(place.offers[0])
  if (insurerId != null && !(await isCovered(db, tenant, insurerId, serviceId))) return []
  const from = Math.max(start, firstBookable(now, place.service.externalId))
  return (await freeStarts(db, place, { start: from, end })).map((free) => withOffset(zone, free))
}

/** The free times of the doctor who asks (BOOK-121). Refuses everybody else with 403, a doctor who names another too. */
export async function ownFreeAppointments(
  db: Tx,
  tenant: string,
  person: Pick<PersonContext, 'subject'>,
  query: FreeAppointmentsQuery,
  now: Date,
): Promise<string[]> {
  if ((await ownDoctor(db, tenant, person)) !== query.doctorId) throw new HttpError(403, 'FORBIDDEN')
  return freeAppointments(db, tenant, query, now)
}

/** An instant as ISO 8601 with the offset in force at the place, for example 2026-11-25T09:00:00+01:00. */
export function withOffset(zone: string, instant: number): string {
  const offset = offsetAt(zone, instant)
  const two = (value: number): string => String(value).padStart(2, '0')
  const local = new Date(instant + offset * MINUTE).toISOString().slice(0, 19)
  const away = Math.abs(offset)
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`
}
