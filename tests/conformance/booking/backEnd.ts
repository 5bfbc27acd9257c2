import type { AnswerValue } from '@schemas/generated/entities'
import type { Transport } from './client'
import type { TenantOfSuite } from './subject'

/** A Wednesday at 09:00 in Madrid, before any zone changes its clocks in spring. */
export const startTime = new Date('2027-03-10T08:00:00Z')

/** Who books. Both have an account at every tenant, and neither has appointments at the start. */
export type Person = 'first' | 'second'

/** A time that somebody has at the back end: booked, or held until it is paid. */
export interface BookedTime {
  id: number
  /** Null where the API does not know who books. */
  person: Person | null
  /** An instant, ISO 8601 with zone or offset. */
  start: string
  isHeld: boolean
  notes: string
  /** Whose time it is, as the back end names them: one professional sees one person at a time. */
  calendar: string
  /** The answers that arrived, by the id of their question; absent: the back end does not store them. */
  answers?: Readonly<Record<string, AnswerValue>>
}

/** What the suite needs of a back end, so that it can run against any: the reference server, or a stub in one file. */
export interface BackEnd {
  now: () => Date
  setNow: (now: Date) => void
  /** The origin of a tenant's portal. */
  originOf: (tenant: TenantOfSuite) => string
  /** Sends requests to the portal's API, and to the APIs of plugins where the back end has them. */
  transport: (tenant: TenantOfSuite) => Transport
  /** A new access token of a person. */
  tokenFor: (tenant: TenantOfSuite, person: Person) => Promise<string>
  /** Ends the session of a token: the back end refuses it from now on. */
  endSession: (tenant: TenantOfSuite, token: string) => Promise<void>
  /** The times that the two people have booked since the last reset, and those that wait for a payment. */
  booked: (tenant: TenantOfSuite) => Promise<BookedTime[]>
  /** Gives every doctor's time at `start` to other patients, so that nobody is free. */
  takeTime: (tenant: TenantOfSuite, start: string, minutes: number) => Promise<void>
  /** Runs `work` while no doctor has working hours. */
  withoutWorkingHours: (tenant: TenantOfSuite, work: () => Promise<void>) => Promise<void>
  takesPayments: (tenant: TenantOfSuite) => boolean
  /** Pays at the address to which a booking redirected, or has the payment refused. */
  pay: (tenant: TenantOfSuite, url: string, result: 'paid' | 'refused') => Promise<void>
  /** Cancels what was booked, and sets the clock to the start. */
  reset: () => Promise<void>
}
