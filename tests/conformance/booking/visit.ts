import { newDraft } from '@kits/booking/draft/draft'
import { leadMinutes, isBookable } from '@kits/booking/draft/leadTime'
import type { RedirectTargets } from '@kits/booking/submit/outcome'
import { findProblem, type Problem } from '@kits/booking/draft/validity'
import { sendBooking } from '@kits/booking/submit/sendBooking'
import type { BookingContext, Draft, Outcome, Slot } from '@kits/booking/variant'
import type { Appointment, BookingResponse } from '@schemas/generated/entities'
import type { TestBackend } from './testBackend'
import { testClient, type TestClient, type Intercept, type SentRequest } from './client'
import { requiredParams } from './addresses'
import type { Subject } from './subject'
import { textOf } from './texts'

export type TestUser = 'luis' | 'videos' | null

export interface VisitOptions {
  /** Who books; null: nobody is signed in. Default: luis, who has no appointments of his own. */
  user?: TestUser
  /** IANA zone of the person. Default: Europe/Madrid. */
  zone?: string
  intercept?: Intercept
}

/** A person at a subject's booking. */
export interface Visit {
  subject: Subject
  backend: TestBackend
  client: TestClient
  context: BookingContext
  /** Where a booking may send the browser. */
  allowed: RedirectTargets
}

/** Opens a subject's booking for somebody. */
export async function visit(
  subject: Subject,
  backend: TestBackend,
  options: VisitOptions = {},
): Promise<Visit> {
  const { user = 'luis', zone = 'Europe/Madrid', intercept } = options
  const { tenant, host, contribution } = subject
  const token = user && (await backend.server.tokenFor(tenant.id, `${user}@portico.test`))
  const client = testClient(backend.transport(tenant), token, intercept)
  const origin = `http://${tenant.manifest.hosts[0]}:${new URL(backend.server.origin).port}`
  const person = token === null ? null : await client.call('GET api/users/data')
  const context: BookingContext = {
    call: client.call,
    userId: person?.id ?? '',
    zone,
    language: 'es',
    features: host.features,
    options: host.plugins.get(contribution.plugin)?.options ?? {},
    params: {},
    preset: {},
    returnUrl: `${origin}/#/booked/{bookId}`,
    t: (key) => textOf(contribution.plugin, key, 'es') ?? key,
  }
  const opened = {
    subject,
    backend,
    client,
    context,
    allowed: { origin, hosts: tenant.manifest.paymentHosts ?? [] },
  }
  return { ...opened, context: { ...context, params: await requiredParams(subject, context) } }
}

/** A new draft, with what the address has answered already. */
export async function startDraft({ subject: { variant }, context }: Visit): Promise<Draft> {
  return newDraft(variant.id, crypto.randomUUID(), await variant.initialAnswers?.(context))
}

/** Minutes between now and a slot of this draft, as the engine asks for them (BOOK-049, BOOK-050). */
export const leadMinutesOf = ({ subject: { variant }, context }: Visit, draft: Draft): number =>
  variant.leadMinutes?.(draft, context) ?? leadMinutes(draft.service)

/** Free times of a draft in the days from an instant on, those that are too soon left out. */
export async function findSlots(at: Visit, draft: Draft, from: string, days = 14): Promise<Slot[]> {
  const to = new Date(Date.parse(from) + days * 86_400_000).toISOString()
  const slots = await at.subject.variant.slots(draft, { from, to }, at.context)
  return slots.filter(({ start }) => isBookable(start, leadMinutesOf(at, draft), at.backend.now().getTime()))
}

/** What the review says before it sends. */
export const draftProblem = (at: Visit, draft: Draft): Problem | null =>
  findProblem(draft, { now: at.backend.now().getTime(), lead: leadMinutesOf(at, draft), age: null })

export interface SubmitResult {
  outcome: Outcome
  /** The call that books or moves; absent when none was made. */
  sent: SentRequest | undefined
  /** Id of the appointment, booked or held. */
  bookId: number | undefined
}

/** Submits a draft as the engine does. */
export async function submit(at: Visit, draft: Draft): Promise<SubmitResult> {
  const before = at.client.sent.length
  const outcome = await sendBooking(at.subject.variant, draft, at.context, at.allowed)
  const sent = at.client.sent.slice(before).find(({ headers }) => 'idempotency-key' in headers)
  const answer = sent?.answer as BookingResponse | undefined
  return { outcome, sent, bookId: answer?.bookId }
}

/** Whether the time is the person's now: booked, or held until it is paid. */
export const holdsSlot = ({ outcome }: SubmitResult): boolean => ['booked', 'redirect'].includes(outcome.kind)

/** An appointment of the person, as the server has it. */
export const fetchAppointment = ({ client }: Visit, id: number | undefined): Promise<Appointment> =>
  client.call('GET api/appointments/{id}', { params: { id: id ?? 0 } })
