import type { FamilyAppointments } from '../../../schemas/generated/entities'
import type { Api, OperationCall } from '../../platform/http/api/operation'
import { listDependents } from '../people/people'
import { listAllAppointments, listCurrentAppointments } from './appointmentQueries'

type Call = Pick<
  OperationCall<'GET api/appointments/family'>,
  'db' | 'tenant' | 'language' | 'person' | 'query' | 'now'
>

/**
 * The dependents of the person who signed in, with their appointments. Reading those of somebody is noted in their account, as when it is
 * opened. While acting for somebody the list is empty: a right to act goes no further than to that person.
 */
export async function listFamilyAppointments(
  { noteActing }: Pick<Api, 'noteActing'>,
  { db, tenant, language, person: { actor, subject }, query, now }: Call,
): Promise<FamilyAppointments[]> {
  if (actor !== subject) return []
  const list = query.all === true ? listAllAppointments : listCurrentAppointments
  const families: FamilyAppointments[] = []
  for (const dependent of await listDependents(db, tenant.id, actor)) {
    const appointments = await list(db, tenant.id, language, dependent.personId, now)
    if (appointments.length > 0)
      await noteActing?.(db, tenant.id, { actor, subject: dependent.personId, operation: OPERATION, now })
    families.push({ ...dependent, appointments })
  }
  return families
}

const OPERATION = 'GET api/appointments/family'
