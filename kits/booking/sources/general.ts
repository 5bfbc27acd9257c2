import type { Specialty } from '@schemas/generated/entities'
import type { BookingContext, Choice, Draft, Slot } from '../variant'
import { providerChoice, serviceChoice, specialtyChoices } from './choices'
import { doctorIdOf, idOf } from './request'

/** Specialties with bookable services. */
export const specialties = (_draft: Draft, context: BookingContext): Promise<Choice[]> =>
  specialtyChoices(bookableSpecialties(context), context)

async function bookableSpecialties({ call }: BookingContext): Promise<Specialty[]> {
  const all = await call('GET api/consultation-specialties')
  return all.filter(({ consultationServices }) => consultationServices?.length !== 0)
}

/** Services of the picked specialty. */
export async function services({ specialty }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const found = await call('GET api/consultation-specialties/{id}/services', {
    params: { id: idOf(specialty) },
  })
  return found.map(serviceChoice)
}

/** Practices that offer the picked service. */
export async function providers({ service }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const serviceId = idOf(service)
  const found = await call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId } })
  return found.map((one) => providerChoice(one, serviceId))
}

/** Free slots of the picked provider, or of any provider of the service. */
export async function slots(
  { service, provider }: Draft,
  { from, to }: { from: string; to: string },
  { call, zone }: BookingContext,
): Promise<Slot[]> {
  const matrix = await call('POST api/appointments/start-time-matrix', {
    body: { serviceId: idOf(service), from, to, ...(provider && { providerId: idOf(provider) }) },
  })
  const starts = Object.values(matrix).flat().sort()
  return starts.map((start) => ({ start, zone: provider?.zone ?? zone }))
}

/**
 * The earliest free slot of the picked provider, or of any provider. Given an instant,
 * it asks by doctor (C-059): another practice of the same doctor may be earlier, never later.
 */
export async function earliest(draft: Draft, from: string, context: BookingContext): Promise<Slot | null> {
  const { service, provider } = draft
  if (!provider) return earliestOf([], draft, from, context)
  const first = await context.call('GET api/appointments/start-date/provider/{id}', {
    params: { id: idOf(provider) },
    query: { serviceId: idOf(service) },
  })
  if (first !== null && Date.parse(first) < Date.parse(from)) return earliestOfDoctor(draft, from, context)
  return first === null ? null : { start: first, zone: provider.zone ?? context.zone }
}

/** The earliest free slot of a doctor in any of their practices. */
export const earliestOfDoctor = (draft: Draft, from: string, context: BookingContext): Promise<Slot | null> =>
  earliestOf([doctorIdOf(draft.provider)], draft, from, context)

async function earliestOf(
  doctors: number[],
  { service, provider }: Draft,
  from: string,
  { call, zone }: BookingContext,
): Promise<Slot | null> {
  const start = await call('POST api/appointments/first-working-day', {
    body: { service: idOf(service), from, doctors },
  })
  return start === null ? null : { start, zone: provider?.zone ?? zone }
}
