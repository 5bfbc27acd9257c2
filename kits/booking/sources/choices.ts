import type { Appointment, Doctor, Insurer, Provider, Service, Specialty } from '@schemas/generated/entities'
import type { BookingContext, Choice, Draft } from '../variant'
import { specialtyIcon } from './icons'

/**
 * Converts specialties to choices with the names of their categories; without them if they do not load, and
 * without a session, which they need.
 */
export async function specialtyChoices(
  loading: Promise<readonly Specialty[]>,
  { call, userId }: Pick<BookingContext, 'call' | 'userId'>,
): Promise<Choice[]> {
  const [specialties, categories] = await Promise.all([
    loading,
    userId ? call('GET api/specialties-categories', { quiet: true }).catch(() => []) : [],
  ])
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  // The search index has each specialty once.
  const unique = new Map(specialties.map((specialty) => [specialty.id, specialty]))
  return [...unique.values()].map((specialty) => {
    const category = names.get(specialty.categoryId ?? 0)
    return { ...specialtyChoice(specialty), ...(category !== undefined && { category }) }
  })
}

/** Converts a specialty to a choice. An age of 0 or null means no limit (C-057). */
export const specialtyChoice = ({ id, name, description, minAge, maxAge, imageUrl }: Specialty): Choice => ({
  id: String(id),
  label: name,
  icon: specialtyIcon(name),
  ...(description && { hint: description }),
  ...(minAge && { minAge }),
  ...(maxAge && { maxAge }),
  ...(imageUrl && { imageUrl }),
})

/**
 * Converts a service to a choice, with duration, the external code for the lead time (C-056), and its price unless somebody
 * else pays.
 */
export const serviceChoice = (service: Service): Choice => ({
  id: String(service.id),
  label: service.name,
  appointmentType: service.type,
  duration: service.duration,
  ...(service.visitKind && { visitKind: service.visitKind }),
  ...(service.description && { hint: service.description }),
  ...(service.message && { message: service.message }),
  ...(service.showMedicalTeam === false && { hidesTeam: true }),
  ...(service.externalId && { externalId: service.externalId }),
  ...(service.isCovered !== undefined && { isCovered: service.isCovered }),
  ...(!service.isCovered && priceOf(service)),
})

const priceOf = ({ amount, currency }: Service): Pick<Choice, 'price'> =>
  amount === undefined ? {} : { price: { amount, currency: currency ?? 'EUR' } }

/**
 * Converts a practice to a choice: its own id, the doctor's id in `ref` (C-059), and its own price and duration for the
 * service.
 */
export function providerChoice(provider: Provider, serviceId?: number): Choice {
  const { id, doctor, city, address, firstDate } = provider
  const offered = offerOf(provider, serviceId)
  return {
    ...doctorChoice({
      ...doctor,
      ...(city && { place: city }),
      ...(address && { address }),
      ...(firstDate !== undefined && { firstDate }),
    }),
    id: String(id),
    ...(offered && { ...priceOf(offered), duration: offered.duration }),
  }
}

/** The offer of a practice for a service; its price may differ. */
export const offerOf = ({ services }: Provider, serviceId: number | undefined): Service | undefined =>
  services.find(({ id }) => id === serviceId)

/**
 * Converts a doctor of a service to a choice. Where the API names the practice, a doctor of several centres is a choice in
 * each: the practice's id, also in `ref`, so that slots and booking are of that centre (C-059), with its duration and, where the
 * patient pays for the chosen service, its price.
 */
export const doctorAtPlaceChoice = (doctor: Doctor, chosen?: Choice): Choice => {
  const { providerId, service } = doctor
  const choice = doctorChoice(doctor)
  if (!providerId) return choice
  return {
    ...choice,
    id: String(providerId),
    ref: { ...choice.ref, providerId },
    ...(service && { duration: service.duration }),
    ...(service && chosen?.price && priceOf(service)),
  }
}

/** Converts a doctor to a choice whose id is the doctor's, for calls without practices. */
export const doctorChoice = (doctor: Doctor): Choice => ({
  id: String(doctor.id),
  label: doctor.fullName,
  zone: doctor.timezone,
  thumbnailId: doctor.thumbnailId ?? null,
  ref: { doctorId: doctor.id },
  ...profileOf(doctor),
  ...(doctor.appointmentMessage && { message: doctor.appointmentMessage }),
  ...(doctor.place && { place: doctor.place }),
  ...(doctor.address && { address: doctor.address }),
  ...(doctor.firstDate !== undefined && { firstDate: doctor.firstDate }),
  hint: [doctor.specialties?.[0], doctor.place].filter(Boolean).join(' · '),
})

const profileOf = ({ userMeta = [], hasProfile, canPrescribe }: Doctor): Partial<Choice> => {
  const description = userMeta.find(({ metaKey }) => metaKey === 'shortDescription')?.metaValue
  return {
    ...(description && { description }),
    ...(hasProfile && { hasProfile }),
    ...(canPrescribe && { canPrescribe }),
  }
}

/** Converts an insurer to a choice. */
export const insurerChoice = ({ id, name }: Insurer): Choice => ({ id: String(id), label: name })

/** The answers of an appointment that is being moved. */
export const fromAppointment = (appointment: Appointment): Partial<Draft> => ({
  ...specialtyOf(appointment),
  ...serviceOf(appointment),
  ...providerOf(appointment),
})

const specialtyOf = ({ specialtyId, specialtyName }: Appointment): Partial<Draft> =>
  specialtyId ? { specialty: { id: String(specialtyId), label: specialtyName ?? '' } } : {}

const serviceOf = ({
  serviceId,
  serviceName,
  serviceMessage,
  appointmentType,
  duration,
}: Appointment): Partial<Draft> =>
  serviceId
    ? {
        service: {
          id: String(serviceId),
          label: serviceName ?? '',
          ...(serviceMessage && { message: serviceMessage }),
          ...(appointmentType && { appointmentType }),
          ...(duration && { duration }),
        },
      }
    : {}

const providerOf = ({ providerId, doctor, centro }: Appointment): Partial<Draft> =>
  providerId && doctor
    ? { provider: providerChoice({ id: providerId, doctor, address: centro ?? null, services: [] }) }
    : {}
