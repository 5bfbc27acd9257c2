import type { Answers, QuestionData } from '@schemas/questions/question'
import type { Contract } from '@schemas/generated/contract'
import type { AnswerValue, Appointment, AppointmentDocument } from '@schemas/generated/entities'
import type { Tenant } from '@schemas/generated/tenant'
import type { PluginCall, PluginRequest } from '@portico/core/http/operations/defineOperations'
import type { Call } from '@portico/core/http/useCall'
import type { RouteId } from '@portico/core/plugin/points'
import type { IconName } from '@portico/core/ui/media/Icon'

/** The steps that the kit brings, in the specified order. */
export type BuiltInStep =
  | 'type'
  | 'country'
  | 'insurer'
  | 'specialty'
  | 'service'
  | 'provider'
  | 'time'
  | 'review'

/** The step that asks a question of the variant: `question:` and the question's id. */
export type QuestionStep = `question:${string}`

/** A step of a booking. */
export type StepId = BuiltInStep | QuestionStep

/**
 * A question of a variant (decision 530). It is data, which the plugin's questions.ts also gives to the server; functions add
 * what only the portal knows.
 */
export interface Question extends Omit<QuestionData, 'id'> {
  /** Loads the options of the kind `choice`, where they are not data. The answer is lost when an earlier one changes. */
  choices?: (draft: Draft, context: BookingContext) => Promise<Choice[]>
  /** Whether it is asked, besides its condition `when`. */
  isAsked?: (draft: Draft) => boolean
  /** An answer that follows the rules, with which the conformance suite books. It needs one where there is a pattern. */
  example?: AnswerValue
}

/** What a request says, for the conformance suite; ids as the choices have them. */
export interface RequestFacts {
  /** ISO 8601 with zone or offset. */
  start: string
  provider?: string
  service?: string
}

/** An option of a step. The draft stores it whole, so that showing the draft needs no request. */
export interface Choice {
  id: string
  label: string
  /** A second line. */
  hint?: string
  /** The group in which a specialty is listed. */
  category?: string
  /** The address of a specialty's picture: https, or a path of the API. */
  imageUrl?: string
  /** What a provider says about themselves in one sentence. */
  description?: string
  /** A provider with a profile to read (GET api/doctors/{id}/patient). */
  hasProfile?: true
  /** A provider who prescribes medicines. */
  canPrescribe?: true
  /** Price in the currency's main unit; 0 is free, absent is unknown or paid by somebody else. */
  price?: { amount: number; currency: string }
  /** Whether the chosen insurer or agreement pays for a service; absent: unknown. */
  isCovered?: boolean
  /** What a service or a provider asks of the patient before the appointment. */
  message?: string
  /** A service whose professionals are not shown: the patient gets the first who is free. */
  hidesTeam?: true
  /** 1 in person, 2 online (C-062). */
  appointmentType?: 1 | 2
  /** Whether a service is for a first visit or for those who come again; absent: for both. */
  visitKind?: 'first' | 'followUp'
  /** Minutes. */
  duration?: number
  icon?: IconName
  /** Picture id of GET api/thumbnails. */
  thumbnailId?: number | null
  /** IANA zone of a provider. */
  zone?: string
  /** City of a provider. */
  place?: string
  /** Name and address of the centre where a provider sees patients in person. */
  address?: string
  /** The provider's earliest free slot: an instant, or null for none. */
  firstDate?: string | null
  /** The ages of a specialty's patients; absent: no limit (C-057). */
  minAge?: number
  maxAge?: number
  /** The service's external id, which may have its own lead time (C-056). */
  externalId?: string
  /** Shown first, apart from the rest: the associated doctor, or the private insurer. */
  preferred?: true
  /** Extra ids for the request (C-059), for example `{ doctorId: 7 }`. */
  ref?: Readonly<Record<string, number | string>>
}

/** A free slot: an instant plus the zone of the place. */
export interface Slot {
  /** ISO 8601, UTC. */
  start: string
  /** IANA zone of the place. */
  zone: string
}

/** The answers so far. Only the rules in draft.ts change it. */
export interface Draft {
  readonly variant: string
  /** The language of the names in the answers; absent: unknown. */
  readonly language?: string
  /** The appointment to move, before the change; absent for a new booking. */
  readonly editing?: Appointment
  readonly type?: Choice
  readonly country?: Choice
  readonly insurer?: Choice
  readonly specialty?: Choice
  readonly service?: Choice
  readonly provider?: Choice
  readonly slot?: Slot
  /** Answers by the id of their question; null: left without one. */
  readonly answers?: Answers
  readonly notes: string
  /** The documents that the doctor of the appointment sees; absent: nothing was chosen yet. */
  readonly documents?: readonly AppointmentDocument[]
  /** For which booking notes and documents were written; absent: for none yet. */
  readonly noteTarget?: NoteTarget
  /** A note for another booking that was not made, to be offered. */
  readonly keptNote?: KeptNote
  /** The appointment held for this draft until it is paid (pending payment); absent before the first try. */
  readonly pendingPaymentId?: number
  /** Created with the draft; every retry of the same request sends it again. */
  readonly idempotencyKey: string
}

/** For which booking somebody has written a note or chosen documents. */
export interface NoteTarget {
  specialty?: string | undefined
  provider?: string | undefined
  /** What it was for, as the person read it; absent where nothing was chosen yet. */
  label?: string | undefined
  /** When it was written, in milliseconds. */
  at: number
}

/** A note and documents of a booking that was not made. They are offered to another booking and never added unasked. */
export interface KeptNote {
  notes: string
  documents?: readonly AppointmentDocument[] | undefined
  target: NoteTarget
}

/** A draft with a slot. */
export type CompleteDraft = Draft & { readonly slot: Slot }

/** The options that sources of choices read. A plugin adds one for its own variant by declaration merging. */
export interface BookingOptions {
  /** The insurer of people who pay themselves. */
  privateInsurer: number
  /** Whether online appointments offer online insurers only. */
  onlineInsurers: boolean
}

/** The context of a variant's functions: the API within the person context, and the person's settings. */
export interface BookingContext {
  call: Call
  /** Calls operations that the plugin brings (`defineOperations`). */
  callPlugin: PluginCall
  userId: string
  /** IANA zone of the person. */
  zone: string
  language: string
  features: ReadonlySet<string>
  /** The tenant's values of the plugin's options; those that the plugin declares. */
  options: Readonly<Partial<BookingOptions>>
  /** The tenant's lead time. */
  leadTime: Tenant['leadTime']
  /** Path and query parameters of the booking screen, for variants that start with a service or specialty. */
  params: Readonly<Record<string, string>>
  /** Parameters that the previous screen passes outside the address. */
  preset: BookingPreset
  /** The address to which a payment returns: the variant's confirmation, with `{bookId}` for the appointment id (C-069). */
  returnUrl: string
  /** Translates a text key of the plugin, for choices that the API does not name. */
  t: (key: string) => string
}

/** Parameters that another screen may pass outside the address; ids and texts as in the API. */
export interface BookingPreset {
  appointmentType?: 1 | 2
  /** An instant. */
  date?: string
  doctor?: number
  insurer?: number
  notes?: string
  service?: number
  specialty?: number
}

/** A call of an operation of the contract with its body. */
export type ContractCall = {
  [K in keyof Contract]: { operation: K; params?: Contract[K]['params']; body: Contract[K]['body'] }
}[keyof Contract]

/** The API call of a draft: an operation of the contract, or one that the plugin brings (`request` of its operations). */
export type BookingCall = ContractCall | PluginRequest

/**
 * The outcome of a submit. After `conflict` the person picks another slot; `ownAppointment` means that their own
 * appointment is at that time. `failed` shows one or two texts by key, and a reference with which the operator finds the error; `keyReused` means that another request used the
 * idempotency key, so the next one needs a new key.
 */
export type Outcome =
  | { kind: 'booked'; bookId?: number }
  | { kind: 'redirect'; url: string; bookId?: number }
  | { kind: 'login' }
  | { kind: 'conflict'; ownAppointment?: true }
  | { kind: 'failed'; message: string; detail?: string; reference?: string; keyReused?: true }

/** A booking variant: data plus small functions. The kit provides everything else. */
export interface BookingVariant {
  id: string
  /** The steps in order; `review` is last, and each stands after what it depends on (`steps/order.ts`). */
  steps: readonly StepId[]
  /** The questions of the steps `question:…`, by id. */
  questions?: Readonly<Record<string, Question>>
  /** The request has the answers to the questions in its own way; default: the kit adds them (`additionalData.answers`). */
  sendsAnswers?: true
  /** Loads the choices of a step; `time` and `review` have none. */
  choices: {
    readonly [K in Exclude<BuiltInStep, 'time' | 'review'>]?: (
      draft: Draft,
      context: BookingContext,
    ) => Promise<Choice[]>
  }
  /** Free slots between two instants (`to` exclusive), earliest first. */
  slots: (draft: Draft, range: { from: string; to: string }, context: BookingContext) => Promise<Slot[]>
  /** Asks at the review which documents the doctor sees, where `bookingDocuments` has a choice. */
  asksDocuments?: true
  /**
   * The first free times beside the choices of a step, by id, in one request: an instant, null for none. An absent id, and a
   * variant without this function, show nothing.
   */
  firstTimes?: (
    step: 'specialty' | 'service',
    ids: readonly string[],
    draft: Draft,
    context: BookingContext,
  ) => Promise<Readonly<Record<string, string | null>>>
  /** The earliest free slot from an instant on, or null. */
  earliest: (draft: Draft, from: string, context: BookingContext) => Promise<Slot | null>
  /**
   * The API call of a complete draft; with `draft.editing`, the one that moves the appointment.
   * null: no practice is free at that time any more, which is a conflict.
   */
  request: (draft: CompleteDraft, context: BookingContext) => BookingCall | null | Promise<BookingCall | null>
  /** What a request with names of its own says, for the conformance suite. Default: the payloads of the contract. */
  reads?: (call: BookingCall) => RequestFacts
  /** Reads a response that differs from the general one. */
  readAnswer?: (answer: unknown) => Outcome
  /** Reads an error that differs from the general ones: a server message becomes a text key. */
  readError?: (error: { status: number; message: string; code?: number | undefined }) => Outcome | undefined
  /** The answers of an appointment to move; default: its specialty, service and provider. */
  edit?: (appointment: Appointment, context: BookingContext) => Promise<Partial<Draft>>
  /** Lead time in minutes; default: the tenant's. */
  leadMinutes?: (draft: Draft, context: BookingContext) => number
  /** Runs once when the screen opens; a text key refuses the booking with that reason. */
  refusal?: (context: BookingContext) => Promise<string | null>
  /** Answers from the address or from the previous screen (C-019). */
  initialAnswers?: (context: BookingContext) => Promise<Partial<Draft>>
  /** The parameter with the appointment to move; default `id`, null where `id` has another meaning (C-019). */
  editParam?: string | null
  /** Route id of the confirmation, which gets the parameter `bookId`; default: the page at `bookingConfirmations`. */
  bookedRoute?: RouteId
  /** Answers that lead straight to the free slots of the associated doctor, provider included; null without one. */
  associatedDoctor?: (context: BookingContext) => Promise<Partial<Draft> | null>
  /**
   * The portal's API does not have its appointments, so no page of the portal lists, moves or confirms them: the booking screen
   * confirms what was booked itself, unless `bookedRoute` names a page.
   */
  isUnlisted?: true
  /** Another variant that a step offers next to its choices, if it is on: route id and text keys. The current answers go along. */
  alternative?: { step: StepId; route: RouteId; label: string; hint: string }
}
