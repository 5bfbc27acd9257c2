import type { Appointment, Specialty } from '@schemas/generated/entities'
import { nullOn404 } from './nullOn404'
import type { BookingContext, Choice, Draft, Slot } from '../variant'
import {
  doctorAtPlaceChoice,
  fromAppointment,
  insurerChoice,
  serviceChoice,
  specialtyChoices,
} from './choices'
import { doctorIdOf, idOf, practiceField } from './request'

/** In person or online. */
export const types = async (_draft: unknown, { t }: BookingContext): Promise<Choice[]> => [
  { id: '1', label: t('BOOKING.IN_PERSON'), icon: 'building-2' },
  { id: '2', label: t('BOOKING.ONLINE'), icon: 'video' },
]

/**
 * Insurers that cover the type, the private one first. With `onlineInsurers`, online appointments
 * offer only online insurers and the private one (C-055).
 */
export async function insurers({ type }: Draft, { call, options }: BookingContext): Promise<Choice[]> {
  const found = await call('GET api/appointments/insurers/{appointmentType}', {
    params: { appointmentType: idOf(type) },
  })
  const isPrivate = ({ id }: { id: number }) => id === options.privateInsurer
  const filtered = options.onlineInsurers === true && type?.id === '2'
  return found
    .filter((insurer) => !filtered || isPrivate(insurer) || /online/i.test(insurer.name))
    .map((insurer) => ({
      ...insurerChoice(insurer),
      ...(isPrivate(insurer) && { preferred: true as const }),
    }))
}

/** Specialties that the insurer or the agreement covers. */
export const specialties = (draft: Draft, context: BookingContext): Promise<Choice[]> =>
  specialtyChoices(coveredSpecialties(draft, context), context)

function coveredSpecialties({ type, insurer }: Draft, { call }: BookingContext): Promise<Specialty[]> {
  const appointmentType = idOf(type)
  const agreementId = agreementOf(insurer)
  return agreementId
    ? call('GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}', {
        params: { appointmentType, agreementId },
      })
    : call('GET api/appointments/specialties/{appointmentType}/{insurerId}', {
        params: { appointmentType, insurerId: idOf(insurer) },
      })
}

/** Services of the specialty that the insurer or the agreement covers. */
export async function services(
  { type, insurer, specialty }: Draft,
  { call }: BookingContext,
): Promise<Choice[]> {
  const known = { appointmentType: idOf(type), specialtyId: idOf(specialty) }
  const agreementId = agreementOf(insurer)
  const found = agreementId
    ? await call('GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}', {
        params: { ...known, agreementId },
      })
    : await call('GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}', {
        params: { ...known, insurerId: idOf(insurer) },
      })
  return found.map(serviceChoice)
}

/**
 * Doctors who offer the service for the insurer; without a specialty, as in old appointments, by service only.
 */
export async function doctors(
  { type, insurer, specialty, service }: Draft,
  { call }: BookingContext,
): Promise<Choice[]> {
  const known = {
    appointmentType: idOf(type),
    insurerId: insurerIdOf(insurer) ?? 0,
    serviceId: idOf(service),
  }
  const found = specialty
    ? await call('GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}', {
        params: { ...known, specialtyId: idOf(specialty) },
      })
    : await call('GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}', { params: known })
  return found.map((doctor) => doctorAtPlaceChoice(doctor, service))
}

/**
 * Free slots of the doctor, in the chosen centre where there are several. The API returns local times with an offset; they
 * become instants.
 */
export async function slots(
  { insurer, service, provider }: Draft,
  { from, to }: { from: string; to: string },
  { call, zone }: BookingContext,
): Promise<Slot[]> {
  const found = await call('POST api/appointments/free-appointments', {
    body: {
      doctorId: doctorIdOf(provider),
      ...practiceField(provider),
      serviceId: idOf(service),
      insurerId: insurerIdOf(insurer),
      date: from,
      to,
    },
  })
  const starts = found.map((time) => new Date(time).toISOString()).sort()
  return starts.map((start) => ({ start, zone: provider?.zone ?? zone }))
}

/**
 * The answers of an appointment that is being moved. The service is read again, because its external code decides the
 * lead time (C-056). The centre stays. A service that is no longer offered keeps the appointment's name for it.
 */
export async function answersOfAppointment(
  appointment: Appointment,
  context: BookingContext,
): Promise<Partial<Draft>> {
  const { serviceId: id, insurerId, insurerName, appointmentType, doctor, providerId, centro } = appointment
  const service =
    id &&
    (await nullOn404(context.call('GET api/consultation-services/{id}', { params: { id }, quiet: true })))
  const type = (await types(appointment, context)).find((one) => one.id === String(appointmentType))
  return {
    ...fromAppointment(appointment),
    ...(type && { type }),
    ...(insurerId && { insurer: { id: String(insurerId), label: insurerName ?? '' } }),
    ...(service && { service: serviceChoice(service) }),
    ...(doctor && {
      provider: doctorAtPlaceChoice({
        ...doctor,
        ...(providerId && { providerId }),
        ...(centro && { address: centro }),
      }),
    }),
  }
}

/** The insurer id; null for an agreement or no payer. */
export const insurerIdOf = (insurer: Choice | undefined): number | null =>
  insurer && !agreementOf(insurer) ? idOf(insurer) : null

/** The agreement id of a payer choice; undefined for an insurer. */
export const agreementOf = (insurer: Choice | undefined): number | undefined => {
  const id = insurer?.ref?.['agreementId']
  return id === undefined ? undefined : Number(id)
}
