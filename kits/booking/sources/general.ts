import type { BookingContext, Choice, Draft, Slot } from '../variant'
import { providerChoice, serviceChoice, specialtyChoice } from './choices'
import { doctorIdOf, idOf } from './request'

/** Specialties that have something to book (BOOK-128). */
export async function specialties(_draft: Draft, { call }: BookingContext): Promise<Choice[]> {
  const all = await call('GET api/consultation-specialties')
  return all.filter(({ consultationServices }) => consultationServices?.length !== 0).map(specialtyChoice)
}

/** Services of the specialty (BOOK-130). */
export async function services({ specialty }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const found = await call('GET api/consultation-specialties/{id}/services', {
    params: { id: idOf(specialty) },
  })
  return found.map(serviceChoice)
}

/** Practices that give the service (BOOK-099). */
export async function providers({ service }: Draft, { call }: BookingContext): Promise<Choice[]> {
  const serviceId = idOf(service)
  const found = await call('GET api/appointments/providers/service/{serviceId}', { params: { serviceId } })
  return found.map((one) => providerChoice(one, serviceId))
}

/** Free times of the provider, or of anybody who offers the service where none is chosen (BOOK-089). */
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
 * The earliest free time of the provider (BOOK-036, BOOK-100), or of anybody where none is chosen (BOOK-088). From an
 * instant on it is asked for by doctor (C-059): another practice of theirs may be earlier, never later.
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

/** The earliest free time of the doctor, in whichever practice of theirs (BOOK-088). */
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
