/* Generated from schemas/api by `npm run schemas`. Do not edit. */
import type { Appointment, AvailableProvidersQuery, BookingRequest, BookingResponse, Config, Country, DaySlotQuery, Doctor, FirstWorkingDayQuery, Insurer, MagicLink, MenuScenarioFlags, Provider, Service, SlotMatrix, SlotQuery, Specialty, User } from './entities'

/** Every call of the API: what it takes and what it answers. */
export interface Contract {
  /** The person's appointments that have not ended, earliest first, cancelled ones of that time included. (BOOK-096) */
  'GET api/appointments/': { params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** All of the person's appointments, past ones included, latest first. (BOOK-097) */
  'GET api/appointments/all': { params: undefined; query: undefined; body: undefined; response: Appointment[] }
  /** One appointment of the person; 404 for anybody else's. (BOOK-106) */
  'GET api/appointments/{id}': { params: { id: number }; query: undefined; body: undefined; response: Appointment }
  /** All providers with their services. (BOOK-085) */
  'GET api/appointments/providers': { params: undefined; query: undefined; body: undefined; response: Provider[] }
  /** Providers of a service, with each one's earliest free slot. (BOOK-099) */
  'GET api/appointments/providers/service/{serviceId}': { params: { serviceId: number }; query: undefined; body: undefined; response: Provider[] }
  /** Providers of a service who are free at a time, in the order in which work should be spread. (BOOK-098) */
  'POST api/appointments/available-providers': { params: undefined; query: undefined; body: AvailableProvidersQuery; response: Provider[] }
  /** The provider's earliest free slot in the next 90 days, or null. (BOOK-100) */
  'GET api/appointments/start-date/provider/{id}': { params: { id: number }; query: { serviceId?: number }; body: undefined; response: string | null }
  /** The earliest free slot for a service, or null. (BOOK-087) */
  'GET api/appointments/first-working-day': { params: undefined; query: { service: number; provider?: number }; body: undefined; response: string | null }
  /** The earliest free slot of any of the providers, not before from, or null. (BOOK-088) */
  'POST api/appointments/first-working-day': { params: undefined; query: undefined; body: FirstWorkingDayQuery; response: string | null }
  /** Free times of a provider, or of any provider of the service, between two instants. (BOOK-089) */
  'POST api/appointments/start-time-matrix': { params: undefined; query: undefined; body: SlotQuery; response: SlotMatrix }
  /** One day's free times of a provider. (BOOK-090) */
  'POST api/appointments/provider/{id}/start-time-matrix': { params: { id: number }; query: undefined; body: DaySlotQuery; response: string[] }
  /** Books with the provider that was drawn for the patient. (BOOK-091) */
  'POST api/appointments/book': { params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Books with a chosen doctor. (BOOK-093) */
  'POST api/appointments/book-doctor': { params: undefined; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Moves an appointment. (BOOK-108) */
  'PUT api/appointments/{id}': { params: { id: number }; query: undefined; body: BookingRequest; response: BookingResponse }
  /** Cancels an appointment of the person; the slot is free again. (BOOK-111) */
  'DELETE api/appointments/{id}': { params: { id: number }; query: undefined; body: undefined; response: undefined }
  /** The insurers of this tenant. (BOOK-082) */
  'GET api/insurers': { params: undefined; query: undefined; body: undefined; response: Insurer[] }
  /** Active specialties with their bookable services. (BOOK-128) */
  'GET api/consultation-specialties': { params: undefined; query: undefined; body: undefined; response: Specialty[] }
  /** One specialty. (BOOK-129) */
  'GET api/consultation-specialties/{id}': { params: { id: number }; query: undefined; body: undefined; response: Specialty }
  /** The bookable services of a specialty. (BOOK-130) */
  'GET api/consultation-specialties/{id}/services': { params: { id: number }; query: undefined; body: undefined; response: Service[] }
  /** Active services shown in the agenda. (BOOK-123) */
  'GET api/consultation-services': { params: undefined; query: undefined; body: undefined; response: Service[] }
  /** All active services. (BOOK-122) */
  'GET api/consultation-services/all': { params: undefined; query: undefined; body: undefined; response: Service[] }
  /** The service offered when nothing is chosen. (BOOK-125) */
  'GET api/consultation-services/default': { params: undefined; query: undefined; body: undefined; response: Service }
  /** One service. (BOOK-127) */
  'GET api/consultation-services/{id}': { params: { id: number }; query: undefined; body: undefined; response: Service }
  /** All active doctors. (BOOK-133) */
  'GET api/doctors/all': { params: undefined; query: undefined; body: undefined; response: Doctor[] }
  /** A doctor as a patient sees them; 404 when there is none. (BOOK-135) */
  'GET api/doctors/{id}/patient': { params: { id: number }; query: undefined; body: undefined; response: Doctor }
  /** The doctor behind a doctor url; 404 when there is none. (BOOK-137) */
  'GET api/doctors/url/{url}': { params: { url: string }; query: undefined; body: undefined; response: Doctor }
  /** The doctor with a nickname; 404 when there is none. (BOOK-134) */
  'GET api/doctors/nickname/{nickName}': { params: { nickName: string }; query: undefined; body: undefined; response: Doctor }
  /** Which features are on for this tenant. (FEAT-044) */
  'GET api/config': { params: undefined; query: undefined; body: undefined; response: Config }
  /** Exchanges a magic-link or patient token for an access token; each works once. (AUTH-066) */
  'GET api/auth/magic-link': { params: undefined; query: { token: string }; body: undefined; response: MagicLink }
  /** All countries, by code. (SHELL-054) */
  'GET api/countries': { params: undefined; query: undefined; body: undefined; response: Country[] }
  /** A picture, square, at most size pixels wide. (ACCOUNT-055) */
  'GET api/thumbnails/{id}/{size}': { params: { id: number; size: number }; query: undefined; body: undefined; response: Blob }
  /** The person acted for: oneself, or the impersonated dependent. (ACCOUNT-036) */
  'GET api/users/data': { params: undefined; query: undefined; body: undefined; response: User }
  /** A user: oneself or a member of one's family. (ACCOUNT-048) */
  'GET api/users/{id}/data': { params: { id: string }; query: undefined; body: undefined; response: User }
  /** The doctor a patient belongs to; null when there is none. (BOOK-078) */
  'GET api/users/{id}/associated-doctor': { params: { id: string }; query: undefined; body: undefined; response: Doctor | null }
  /** The person's country code. (BOOK-079) */
  'GET api/users/{id}/country': { params: { id: string }; query: undefined; body: undefined; response: string | null }
  /** The person's age in whole years; null when the birth date is not known. (BOOK-080) */
  'GET api/users/{id}/user-age': { params: { id: string }; query: undefined; body: undefined; response: number | null }
  /** Fetches the person's appointments from the hospital systems. Changes state: never prefetched. (BOOK-077) */
  'GET api/users/synchronize-appointments': { params: undefined; query: undefined; body: undefined; response: undefined }
  /** The dependent and independent users a family administrator manages. (FAMILY-014) */
  'GET api/family': { params: undefined; query: undefined; body: undefined; response: User[] }
  /** Which care-area scenarios apply to the person. (MENU-007) */
  'GET api/careareas/patient': { params: undefined; query: undefined; body: undefined; response: MenuScenarioFlags }
}

export const idempotentOperations = ["POST api/appointments/book","POST api/appointments/book-doctor","PUT api/appointments/{id}"] as const
