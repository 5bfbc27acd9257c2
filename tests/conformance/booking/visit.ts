import { withDefaults } from '../../../core/tenant/withDefaults'
import { newDraft } from '../../../kits/booking/draft/draft'
import { leadMinutes, isBookable } from '../../../kits/booking/draft/leadTime'
import type { RedirectTargets } from '@portico/booking/submit/outcome'
import { findProblem, type Problem } from '../../../kits/booking/draft/validity'
import { sendBooking } from '../../../kits/booking/submit/sendBooking'
import type { BookingContext, CompleteDraft, Draft, Outcome, Slot } from '@portico/booking/variant'
import type { BackEnd, BookedTime, Person } from './backEnd'
import { testClient, type TestClient, type Intercept, type SentRequest } from './client'
import { requiredParams } from './addresses'
import type { Subject } from './subject'
import { textOf } from './texts'

export interface VisitOptions {
  /** Who books; null means signed out. Default: the first. */
  person?: Person | null
  /** IANA zone of the person. Default: Europe/Madrid. */
  zone?: string
  intercept?: Intercept
}

/** A person who uses a booking variant. */
export interface Visit {
  subject: Subject
  backEnd: BackEnd
  /** Null: signed out. */
  person: Person | null
  /** Their access token. */
  token: string | null
  client: TestClient
  context: BookingContext
  /** The addresses that a booking may redirect to. */
  allowed: RedirectTargets
}

/** Opens a booking variant as a person. */
export async function visit(subject: Subject, backEnd: BackEnd, options: VisitOptions = {}): Promise<Visit> {
  const { person = 'first', zone = 'Europe/Madrid', intercept } = options
  const { tenant, host, contribution, folder } = subject
  const token = person && (await backEnd.tokenFor(tenant, person))
  const client = testClient(backEnd.transport(tenant), {
    token,
    intercept,
    apis: tenant.manifest.pluginApis ?? {},
  })
  const origin = backEnd.originOf(tenant)
  const user = token === null ? null : await client.call('GET api/users/data')
  const context: BookingContext = {
    call: client.call,
    callPlugin: client.callPlugin,
    userId: user?.id ?? '',
    zone,
    language: 'es',
    features: host.features,
    leadTime: withDefaults(tenant.manifest).leadTime,
    options: host.plugins.get(contribution.plugin)?.options ?? {},
    params: {},
    preset: {},
    returnUrl: `${origin}/#/booked/{bookId}`,
    t: (key) => textOf(folder, key, 'es') ?? key,
  }
  const opened = {
    subject,
    backEnd,
    person,
    token,
    client,
    context,
    allowed: { origin, hosts: tenant.manifest.paymentHosts ?? [] },
  }
  return { ...opened, context: { ...context, params: await requiredParams(subject, context) } }
}

/** A new draft with the answers that the address gives. */
export async function startDraft({ subject: { variant }, context }: Visit): Promise<Draft> {
  return newDraft(variant.id, crypto.randomUUID(), await variant.initialAnswers?.(context))
}

/** The lead time of a draft in minutes, as the kit calculates it (BOOK-049, BOOK-050). */
export const leadMinutesOf = ({ subject: { variant }, context }: Visit, draft: Draft): number =>
  variant.leadMinutes?.(draft, context) ?? leadMinutes(draft.service, context.leadTime)

/** The bookable slots of a draft in the `days` from an instant on, without those within the lead time. */
export async function findSlots(at: Visit, draft: Draft, from: string, days = 14): Promise<Slot[]> {
  const to = new Date(Date.parse(from) + days * 86_400_000).toISOString()
  const slots = await at.subject.variant.slots(draft, { from, to }, at.context)
  return slots.filter(({ start }) => isBookable(start, leadMinutesOf(at, draft), at.backEnd.now().getTime()))
}

/** The problem that the review shows instead of submitting; null if there is none. */
export const draftProblem = (at: Visit, draft: Draft): Problem | null =>
  findProblem(draft, { now: at.backEnd.now().getTime(), lead: leadMinutesOf(at, draft), age: null })

export interface SubmitResult {
  outcome: Outcome
  /** The request that books or moves; undefined if none was sent. */
  sent: SentRequest | undefined
}

/** Submits a draft as the kit does. */
export async function submit(at: Visit, draft: Draft): Promise<SubmitResult> {
  const before = at.client.sent.length
  const outcome = await sendBooking(at.subject.variant, draft, at.context, at.allowed)
  const sent = at.client.sent.slice(before).find(({ headers }) => 'idempotency-key' in headers)
  return { outcome, sent }
}

/** Whether the person now has the slot: booked, or held until payment. */
export const holdsSlot = ({ outcome }: SubmitResult): boolean => ['booked', 'redirect'].includes(outcome.kind)

/** Whether a draft is booked with an operation that the plugin brings, in whose answers the contract's fields mean nothing. */
export async function hasOwnOperation({ subject, context }: Visit, draft: CompleteDraft): Promise<boolean> {
  const request = await subject.variant.request(draft, context)
  return request !== null && 'set' in request
}

/** Whether the API at which a draft is booked receives the token of the person, and so knows who books. */
export async function isKnown(at: Visit, draft: CompleteDraft): Promise<boolean> {
  const { tenant, contribution } = at.subject
  const api = tenant.manifest.pluginApis?.[contribution.plugin]
  return api === undefined || api.receivesToken === true || !(await hasOwnOperation(at, draft))
}

/** What the person of a visit has at the back end; everything where its API does not know who books. */
export async function bookedBy({ backEnd, subject, person }: Visit): Promise<BookedTime[]> {
  const all = await backEnd.booked(subject.tenant)
  return all.filter((one) => one.person === null || one.person === person)
}

/** What the person of a visit has at the back end at an instant. Throws, with what there is instead, if that is nothing. */
export async function bookedAt(at: Visit, start: string): Promise<BookedTime> {
  const all = await bookedBy(at)
  const found = all.find((one) => Date.parse(one.start) === Date.parse(start))
  if (found) return found
  const others = all.map((one) => new Date(one.start).toISOString()).join(', ') || 'nothing'
  throw new Error(
    `the back end has nothing at ${new Date(start).toISOString()} for the person; it has ${others}`,
  )
}
