import { AppointmentType } from '@schemas/generated/constants'
import type { AdminDoctor, Centre, Service } from '@schemas/generated/entities'

/** A place where a doctor works, with the services that they offer there. */
export type Practice = NonNullable<AdminDoctor['practices']>[number]
export type Offer = Practice['services'][number]

/** The practices in a form value; an empty list for anything else. */
export const parsePractices = (value: unknown): readonly Practice[] =>
  Array.isArray(value) ? (value as readonly Practice[]) : []

/** The services of the doctor's specialties that can be offered at a place: those in person need a centre. */
export const offerableServices = (
  services: readonly Service[],
  specialties: readonly number[],
  centreId: number | undefined,
): readonly Service[] =>
  services.filter(
    ({ type, consultationSpecialtyId: specialty }) =>
      specialty !== null &&
      specialty !== undefined &&
      specialties.includes(specialty) &&
      (centreId !== undefined || type !== AppointmentType.inPerson),
  )

/** The keys of an offer in the order in which the server writes them, so that undoing a change restores an equal value. */
const toOffer = ({ amount, duration, serviceId, serviceName }: Offer): Offer => ({
  ...(amount !== undefined && { amount }),
  ...(duration !== undefined && { duration }),
  serviceId,
  ...(serviceName !== undefined && { serviceName }),
})

const toPractice = (practice: Practice): Practice => ({
  ...(practice.city && { city: practice.city }),
  ...(practice.country && { country: practice.country }),
  ...(practice.centreId !== undefined && { centreId: practice.centreId }),
  services: practice.services,
  ...(practice.centreName !== undefined && { centreName: practice.centreName }),
  internationalProviders: practice.internationalProviders ?? false,
})

/** Changes a practice. */
export const changePractice = (practice: Practice, change: Partial<Practice>): Practice =>
  toPractice({ ...practice, ...change })

/** Starts or stops offering a service. */
export function setOffered(practice: Practice, { id, name }: Service, isOffered: boolean): Practice {
  const others = practice.services.filter(({ serviceId }) => serviceId !== id)
  const added = isOffered ? [{ serviceId: id, serviceName: name }] : []
  const services = [...others, ...added].toSorted((a, b) => a.serviceId - b.serviceId)
  return changePractice(practice, { services })
}

/** Changes the doctor's own price or duration of an offered service; undefined means that of the service. */
export const changeOffer = (
  practice: Practice,
  serviceId: number,
  change: { [Field in 'amount' | 'duration']?: Offer[Field] | undefined },
): Practice =>
  changePractice(practice, {
    services: practice.services.map((offer) =>
      offer.serviceId === serviceId ? toOffer({ ...offer, ...change } as Offer) : offer,
    ),
  })

/** Moves a practice to a centre, or online: it keeps the services that can be offered there. */
export function movePractice(
  practice: Practice,
  centre: Pick<Centre, 'id' | 'name'> | undefined,
  services: readonly Service[],
): Practice {
  const isInPerson = (id: number) =>
    services.some((service) => service.id === id && service.type === AppointmentType.inPerson)
  const { services: offered, internationalProviders = false } = practice
  if (centre?.id !== undefined)
    return toPractice({
      services: offered,
      internationalProviders,
      centreId: centre.id,
      centreName: centre.name,
    })
  return toPractice({
    internationalProviders,
    services: offered.filter(({ serviceId }) => !isInPerson(serviceId)),
  })
}

/** A new practice at the first place that no other one has, with all services that can be offered there; undefined if there is none. */
export function newPractice(
  practices: readonly Practice[],
  centres: readonly Pick<Centre, 'id' | 'name'>[],
  services: readonly Service[],
  specialties: readonly number[],
): Practice | undefined {
  const isFree = (id: number | undefined) => practices.every(({ centreId }) => centreId !== id)
  const centre = centres.find(({ id }) => isFree(id))
  if (!centre && !isFree(undefined)) return undefined
  const offered = offerableServices(services, specialties, centre?.id)
  return toPractice({
    ...(centre?.id !== undefined && { centreId: centre.id, centreName: centre.name }),
    services: offered
      .map(({ id, name }) => ({ serviceId: id, serviceName: name }))
      .toSorted((a, b) => a.serviceId - b.serviceId),
  })
}
