import type { Appointment, Doctor, Insurer, Provider, Service, Specialty } from '@schemas/generated/entities'
import type { Choice, Draft } from '../variant'
import { specialtyIcon } from './icons'

/** Converts a specialty to a choice. A maximum age of 0 or null is no limit (C-057). */
export const specialtyChoice = ({ id, name, description, maxAge }: Specialty): Choice => ({
  id: String(id),
  label: name,
  icon: specialtyIcon(name),
  ...(description && { hint: description }),
  ...(maxAge && { maxAge }),
})

/** Converts a service to a choice, with price, duration, and the external code for the lead time (C-056). */
export const serviceChoice = (service: Service): Choice => ({
  id: String(service.id),
  label: service.name,
  appointmentType: service.type,
  duration: service.duration,
  ...(service.description && { hint: service.description }),
  ...(service.externalId && { externalId: service.externalId }),
  ...priceOf(service),
})

const priceOf = ({ amount, currency }: Service): Pick<Choice, 'price'> =>
  amount === undefined ? {} : { price: { amount, currency: currency ?? 'EUR' } }

/** Converts a practice to a choice: its own id, the doctor's id in `ref` (C-059), and its own price for the service. */
export function providerChoice(provider: Provider, serviceId?: number): Choice {
  const { id, doctor, city, firstDate } = provider
  const offered = offerOf(provider, serviceId)
  return {
    ...doctorChoice({
      ...doctor,
      ...(city && { place: city }),
      ...(firstDate !== undefined && { firstDate }),
    }),
    id: String(id),
    ...(offered && priceOf(offered)),
  }
}

/** The offer of a practice for a service; its price may differ (BOOK-143). */
export const offerOf = ({ services }: Provider, serviceId: number | undefined): Service | undefined =>
  services.find(({ id }) => id === serviceId)

/** Converts a doctor to a choice whose id is the doctor's, for calls without practices. */
export const doctorChoice = (doctor: Doctor): Choice => ({
  id: String(doctor.id),
  label: doctor.fullName,
  zone: doctor.timezone,
  thumbnailId: doctor.thumbnailId ?? null,
  ref: { doctorId: doctor.id },
  ...(doctor.place && { place: doctor.place }),
  ...(doctor.firstDate !== undefined && { firstDate: doctor.firstDate }),
  hint: [doctor.specialties?.[0], doctor.place].filter(Boolean).join(' · '),
})

/** Converts an insurer to a choice. */
export const insurerChoice = ({ id, name }: Insurer): Choice => ({ id: String(id), label: name })

/** The answers of an appointment that is being moved (BOOK-041). */
export const fromAppointment = (appointment: Appointment): Partial<Draft> => ({
  ...specialtyOf(appointment),
  ...serviceOf(appointment),
  ...providerOf(appointment),
})

const specialtyOf = ({ specialtyId, specialtyName }: Appointment): Partial<Draft> =>
  specialtyId ? { specialty: { id: String(specialtyId), label: specialtyName ?? '' } } : {}

const serviceOf = ({ serviceId, serviceName, appointmentType, duration }: Appointment): Partial<Draft> =>
  serviceId
    ? {
        service: {
          id: String(serviceId),
          label: serviceName ?? '',
          ...(appointmentType && { appointmentType }),
          ...(duration && { duration }),
        },
      }
    : {}

const providerOf = ({ providerId, doctor, centro }: Appointment): Partial<Draft> =>
  providerId && doctor
    ? { provider: providerChoice({ id: providerId, doctor, city: centro ?? null, services: [] }) }
    : {}
