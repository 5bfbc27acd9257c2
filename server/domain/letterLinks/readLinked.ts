import { AppointmentType } from '../../../schemas/generated/constants'
import type { Appointment, LinkedAppointment } from '../../../schemas/generated/entities'
import { orNotFound } from '../../platform/errors/orNotFound'
import type { LetterLink } from '../../platform/sessions/visits/letterLink'
import { callSettingsOf } from '../../platform/tenants/settings/callSettings'
import { findAppointment } from '../appointments/appointmentQueries'
import { listFreeAppointments } from '../availability/freeAppointments'
import { joinWindow } from '../calls/joinWindow'
import type { LinkCall } from './linkOfCall'

/** How far ahead an appointment can be moved with a link. */
const AHEAD_MS = 60 * 86_400_000

/** What the page does not show of an appointment. */
const hidden = [
  'notes',
  'answers',
  'documents',
  'insurerId',
  'insurerName',
  'policyCheck',
  'outcome',
  'visitState',
] as const satisfies readonly (keyof Appointment)[]

/** The appointment of a link, in the language of the call. */
export async function loadLinked(
  { db, tenant, language, now }: LinkCall,
  { appointmentId, patientId }: LetterLink,
): Promise<Appointment> {
  return orNotFound(await findAppointment(db, tenant.id, language, patientId, appointmentId, now))
}

/** What the page of a link shows. Notes, answers and documents stay in the portal, because letters are forwarded. */
export async function readLinked(call: LinkCall, link: LetterLink): Promise<LinkedAppointment> {
  const appointment = await loadLinked(call, link)
  const start = new Date(appointment.startDate)
  const isOnline = appointment.appointmentType === AppointmentType.online
  return {
    appointment: shownOf(appointment),
    patientName: link.readerId === link.patientId ? null : await nameOf(call, link),
    canChange: !appointment.readonly && start > call.now && !appointment.endedAt,
    opensAt: isOnline ? joinWindow(start, callSettingsOf(call.tenant)).opensAt.toISOString() : null,
  }
}

function shownOf(appointment: Appointment): Appointment {
  const shown = { ...appointment }
  for (const field of hidden) delete shown[field]
  return shown
}

async function nameOf({ db, tenant }: LinkCall, { patientId }: LetterLink): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    `select concat_ws(' ', name, surname) as name from person where tenant = $1 and id = $2`,
    [tenant.id, patientId],
  )
  return orNotFound(row).name
}

/** The free times to which the appointment of a link can move: the same service, doctor, practice and payer. */
export async function listLinkedTimes(call: LinkCall, link: LetterLink): Promise<string[]> {
  const { db, tenant, now } = call
  const { doctor, serviceId, providerId, insurerId } = await loadLinked(call, link)
  return listFreeAppointments(
    db,
    tenant,
    {
      doctorId: orNotFound(doctor ?? undefined).id,
      serviceId: orNotFound(serviceId ?? undefined),
      ...(providerId != null && { providerId }),
      insurerId: insurerId ?? null,
      date: now.toISOString(),
      to: new Date(now.getTime() + AHEAD_MS).toISOString(),
    },
    now,
  )
}
