import type { Contract } from '@schemas/generated/contract'
import type { Appointment } from '@schemas/generated/entities'
import type { Call } from '@core/http/call'
import type { RouteId } from '@core/plugin/points'
import type { IconName } from '@core/ui/media/icons'

/** The questions a booking can ask, in the order of the specification (BOOK-033). */
export type StepId = 'type' | 'country' | 'insurer' | 'specialty' | 'service' | 'provider' | 'time' | 'review'

/** Something a person can pick in a step. Kept whole in the draft, so that nothing has to be asked again to show it. */
export interface Choice {
  id: string
  label: string
  /** A second line in plain words. */
  hint?: string
  /** Price in the currency's main unit; 0 is free, absent says nothing. */
  price?: { amount: number; currency: string }
  /** 1 physical, 2 online (C-062). */
  appointmentType?: 1 | 2
  /** Minutes. */
  duration?: number
  icon?: IconName
  /** A picture: id of GET api/thumbnails. */
  thumbnailId?: number | null
  /** IANA zone of the place, of a provider. */
  zone?: string
  /** City or centre, of a provider. */
  place?: string
  /** The provider's earliest free slot: an instant, or null for none. */
  firstDate?: string | null
  /** Oldest age that may book; absent: no limit (C-057). */
  maxAge?: number
  /** The service's external code; COV has its own lead time (C-056). */
  externalId?: string
  /** Shown first, apart from the rest: one's own doctor, the private insurer. */
  preferred?: true
  /** Ids the request needs and nobody else reads (C-059), for example `{ doctorId: 7 }`. */
  ref?: Readonly<Record<string, number | string>>
}

/** A free time: an instant plus the zone of the place. */
export interface Slot {
  /** ISO 8601, UTC. */
  start: string
  /** IANA zone of the place. */
  zone: string
}

/** What has been picked so far. Only the draft rules change it. */
export interface Draft {
  readonly variant: string
  /** The appointment being moved, as it was; absent when booking. */
  readonly editing?: Appointment
  readonly type?: Choice
  readonly country?: Choice
  readonly insurer?: Choice
  readonly specialty?: Choice
  readonly service?: Choice
  readonly provider?: Choice
  readonly slot?: Slot
  readonly notes: string
  /** The appointment that was held for this draft until it is paid (status 3); absent before the first try. */
  readonly pendingPaymentId?: number
  /** Made with the draft; the same for every retry of its submit. */
  readonly idempotencyKey: string
}

/** A draft with a time. */
export type CompleteDraft = Draft & { readonly slot: Slot }

/** What a variant may use: the API within the present person context, and who and where the person is. */
export interface BookingContext {
  call: Call
  userId: string
  /** IANA zone of the person. */
  zone: string
  language: string
  features: ReadonlySet<string>
  /** The plugin's options as the tenant set them. */
  options: Readonly<Record<string, unknown>>
  /** Path and query parameters of the booking screen, for variants that are given a service or a specialty there. */
  params: Readonly<Record<string, string>>
  /** The non-URL parameters handed over by the screen before (BOOK-002). */
  preset: BookingPreset
  /** Where a payment returns to: the variant's confirmation, `{bookId}` standing for the appointment's id (C-069). */
  returnUrl: string
  /** The plugin's texts, for choices that the API does not name. */
  t: (key: string) => string
}

/** What another screen may hand over to a booking without an address for it (BOOK-002); ids and texts as the API gives them. */
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

/** The call a draft becomes, in the words of the API contract. */
export type BookingCall = {
  [K in keyof Contract]: { operation: K; params?: Contract[K]['params']; body: Contract[K]['body'] }
}[keyof Contract]

/** How a booking ended. `conflict` lets the person pick another time (`own`: they have an appointment of theirs then); `failed` shows one or two texts of the catalogue, by key (`used`: another request had the key, so the next one needs its own). */
export type Outcome =
  | { kind: 'booked'; bookId?: number }
  | { kind: 'redirect'; url: string; bookId?: number }
  | { kind: 'login' }
  | { kind: 'conflict'; own?: true }
  | { kind: 'failed'; message: string; also?: string; used?: true }

/** A way to book. Data plus small functions: the engine owns everything else. */
export interface BookingVariant {
  id: string
  /** The questions asked, in order; `review` is always last. */
  steps: readonly StepId[]
  /** Where each step's choices come from; steps `time` and `review` have none. */
  choices: {
    readonly [K in Exclude<StepId, 'time' | 'review'>]?: (
      draft: Draft,
      context: BookingContext,
    ) => Promise<Choice[]>
  }
  /** Free slots between two instants (`to` exclusive), earliest first. */
  slots: (draft: Draft, range: { from: string; to: string }, context: BookingContext) => Promise<Slot[]>
  /** The earliest free slot not before an instant, or null when there is none. */
  earliest: (draft: Draft, from: string, context: BookingContext) => Promise<Slot | null>
  /**
   * The request of a complete draft; when `draft.editing` is set, the one that moves it (BOOK-041).
   * null: nobody is free at that time any more, which is a conflict.
   */
  request: (draft: CompleteDraft, context: BookingContext) => BookingCall | null | Promise<BookingCall | null>
  /** Reads an answer that differs from the general one. */
  readAnswer?: (answer: unknown) => Outcome
  /** Text of a refusal that differs from the general one: server message to text key (ERR-024). */
  readError?: (error: { status: number; message: string; code?: number | undefined }) => Outcome | undefined
  /** The draft of an appointment to be moved; default: the specialty, service and provider that the API says of it. */
  edit?: (appointment: Appointment, context: BookingContext) => Promise<Partial<Draft>>
  /** Minutes that must lie between now and a slot; default 5 (BOOK-049). */
  leadMinutes?: (draft: Draft, context: BookingContext) => number
  /** Asked once when the screen opens; a text key means: not allowed, and why (BOOK-045). */
  refusal?: (context: BookingContext) => Promise<string | null>
  /** Answers known when the screen opens, from its address or from what was handed over (BOOK-002, C-019). */
  initialAnswers?: (context: BookingContext) => Promise<Partial<Draft>>
  /** The parameter that names an appointment to be moved; default `id`, null where `id` means something else (C-019). */
  editParam?: string | null
  /** Route id of the confirmation, which gets the parameter `bookId`; default: the page at `bookingConfirmations`. */
  bookedRoute?: RouteId
  /** Answers that lead straight to one's own doctor's times, provider among them; null without such a doctor. */
  associatedDoctor?: (context: BookingContext) => Promise<Partial<Draft> | null>
  /**
   * Another way to book that a step offers beside its choices, where it is on: its route id and text keys.
   * It begins with what has been picked so far.
   */
  alternative?: { step: StepId; route: RouteId; label: string; hint: string }
}
