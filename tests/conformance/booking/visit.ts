import { newDraft } from '@kits/booking/draft/draft'
import { leadMinutes, inTime } from '@kits/booking/draft/leadTime'
import type { Destinations } from '@kits/booking/submit/outcome'
import { problemOf, type Problem } from '@kits/booking/draft/validity'
import { send } from '@kits/booking/submit/sendBooking'
import type { BookingContext, Draft, Outcome, Slot } from '@kits/booking/variant'
import type { Appointment, BookingResponse } from '@schemas/generated/entities'
import type { House } from './testBackend'
import { lineOf, type Line, type Meddle, type Sent } from './client'
import { addressesOf } from './addresses'
import type { Subject } from './subject'
import { textOf } from './texts'

export type Who = 'luis' | 'videos' | null

export interface Wish {
  /** Who books; null: nobody is signed in. Default: luis, who has no appointments of his own. */
  who?: Who
  /** IANA zone of the person. Default: Europe/Madrid. */
  zone?: string
  meddle?: Meddle
}

/** A person at a subject's booking. */
export interface Visit {
  subject: Subject
  house: House
  line: Line
  context: BookingContext
  /** Where a booking may send the browser. */
  allowed: Destinations
}

/** Opens a subject's booking for somebody. */
export async function visit(subject: Subject, house: House, wish: Wish = {}): Promise<Visit> {
  const { who = 'luis', zone = 'Europe/Madrid', meddle } = wish
  const { tenant, host, contribution } = subject
  const token = who && (await house.server.tokenFor(tenant.id, `${who}@portico.test`))
  const line = lineOf(house.transport(tenant), token, meddle)
  const origin = `http://${tenant.manifest.hosts[0]}:${new URL(house.server.origin).port}`
  const person = token === null ? null : await line.call('GET api/users/data')
  const context: BookingContext = {
    call: line.call,
    userId: person?.id ?? '',
    zone,
    language: 'es',
    features: host.features,
    options: host.plugins.get(contribution.plugin)?.options ?? {},
    params: {},
    given: {},
    returnUrl: `${origin}/#/booked/{bookId}`,
    t: (key) => textOf(contribution.plugin, key, 'es') ?? key,
  }
  const opened = {
    subject,
    house,
    line,
    context,
    allowed: { origin, hosts: tenant.manifest.paymentHosts ?? [] },
  }
  return { ...opened, context: { ...context, params: await addressesOf(subject, context) } }
}

/** A new draft, with what the address has answered already. */
export async function begun({ subject: { variant }, context }: Visit): Promise<Draft> {
  return newDraft(variant.id, crypto.randomUUID(), await variant.begin?.(context))
}

/** Minutes between now and a slot of this draft, as the engine asks for them (BOOK-049, BOOK-050). */
export const leadOf = ({ subject: { variant }, context }: Visit, draft: Draft): number =>
  variant.leadMinutes?.(draft, context) ?? leadMinutes(draft.service)

/** Free times of a draft in the days from an instant on, those that are too soon left out. */
export async function freeTimes(at: Visit, draft: Draft, from: string, days = 14): Promise<Slot[]> {
  const to = new Date(Date.parse(from) + days * 86_400_000).toISOString()
  const slots = await at.subject.variant.slots(draft, { from, to }, at.context)
  return slots.filter(({ start }) => inTime(start, leadOf(at, draft), at.house.now().getTime()))
}

/** What the review says before it sends. */
export const problem = (at: Visit, draft: Draft): Problem | null =>
  problemOf(draft, { now: at.house.now().getTime(), lead: leadOf(at, draft), age: null })

export interface Ended {
  outcome: Outcome
  /** The call that books or moves; absent when none was made. */
  sent: Sent | undefined
  /** Id of the appointment, booked or held. */
  bookId: number | undefined
}

/** Submits a draft as the engine does. */
export async function submit(at: Visit, draft: Draft): Promise<Ended> {
  const before = at.line.sent.length
  const outcome = await send(at.subject.variant, draft, at.context, at.allowed)
  const sent = at.line.sent.slice(before).find(({ headers }) => 'idempotency-key' in headers)
  const answer = sent?.answer as BookingResponse | undefined
  return { outcome, sent, bookId: answer?.bookId }
}

/** Whether the time is the person's now: booked, or held until it is paid. */
export const isTaken = ({ outcome }: Ended): boolean => ['booked', 'redirect'].includes(outcome.kind)

/** An appointment of the person, as the server has it. */
export const appointment = ({ line }: Visit, id: number | undefined): Promise<Appointment> =>
  line.call('GET api/appointments/{id}', { params: { id: id ?? 0 } })
