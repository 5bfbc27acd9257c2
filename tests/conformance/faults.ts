import type { BookingCall, BookingVariant, Choice, Question, Slot } from '@portico/booking/variant'
import type { RouteId } from '@portico/core/plugin/points'

/** A fault of a variant, the beginning of the check that must detect it, and a function that plants it. */
type Fault = [fault: string, check: string, breakVariant: (variant: BookingVariant) => BookingVariant]

/** Returns a function that changes the requests of a variant. */
const withRequest =
  (change: (call: BookingCall) => unknown) =>
  ({ request, ...rest }: BookingVariant): BookingVariant => ({
    ...rest,
    request: async (draft, context) => {
      const call = await request(draft, context)
      return call && (change(call) as BookingCall)
    },
  })

/** Returns a function that changes the specialties that a variant offers. */
const withSpecialties =
  (change: (choices: Choice[]) => Choice[]) =>
  (variant: BookingVariant): BookingVariant => ({
    ...variant,
    choices: {
      ...variant.choices,
      specialty: async (draft, context) => change((await variant.choices.specialty?.(draft, context)) ?? []),
    },
  })

/** Returns a function that changes the slots of a variant. */
const withSlots =
  (change: (slots: Slot[]) => Slot[]) =>
  (variant: BookingVariant): BookingVariant => ({
    ...variant,
    slots: async (draft, range, context) => change(await variant.slots(draft, range, context)),
  })

/** Returns a function that adds a question before the steps of a variant. */
const withQuestion =
  (more: Partial<Question>) =>
  (variant: BookingVariant): BookingVariant => ({
    ...variant,
    steps: ['question:other', ...variant.steps],
    questions: { other: { kind: 'text', title: { es: 'Otra', en: 'Other' }, ...more } },
  })

const withBody = (call: BookingCall, change: object) => ({
  ...call,
  body: { ...(call.body as object), ...change },
})
const bodyOf = (call: BookingCall) => call.body as { date: string; time: string; userOffset: number }

/** One fault for each rule of the suite. None depends on a variant's own steps or requests. */
export const faults: readonly Fault[] = [
  [
    'the provider step comes before the service step',
    'has its steps in an order',
    (one) => ({ ...one, steps: ['specialty', 'provider', 'service', 'time', 'review'] }),
  ],
  [
    'the review is not the last step',
    'has its steps in an order',
    (one) => ({ ...one, steps: ['specialty', 'service', 'provider', 'review', 'time'] }),
  ],
  [
    'a step without choices',
    'has a source of choices',
    (one) => ({ ...one, steps: ['insurer', ...one.steps] }),
  ],
  ['no free time', 'its answers lead', (one) => ({ ...one, earliest: async () => null })],
  [
    'a question that is not declared',
    'has its steps in an order',
    (one) => ({ ...one, steps: ['question:other', ...one.steps] }),
  ],
  ['a rule without words', 'has questions with a text', withQuestion({ schema: { minLength: 2 } })],
  ['a question that the server does not know', 'books with the answers', withQuestion({})],
  [
    'a rule for which the suite has no answer',
    'books the first free slot',
    withQuestion({ schema: { pattern: 'NU-\\d+' } }),
  ],
  [
    'a confirmation that does not exist',
    'has the id of its contribution',
    (one) => ({ ...one, bookedRoute: 'nowhere' as RouteId }),
  ],
  [
    'a duplicate choice',
    'offers choices with distinct',
    withSpecialties((all) => [...all, ...all.slice(0, 1)]),
  ],
  [
    'a choice without a label',
    'offers choices with distinct',
    withSpecialties((all) => all.map((one) => ({ ...one, label: ' ' }))),
  ],
  [
    'a text key as a label',
    'offers choices with distinct',
    withSpecialties((all) => all.map((one) => ({ ...one, label: 'BOOKING.ANY' }))),
  ],
  [
    'the specialty step comes last, so that it clears nothing',
    'changing an answer clears',
    (one) => ({ ...one, steps: ['service', 'provider', 'specialty', 'time', 'review'] }),
  ],
  [
    'a server error that is treated as an empty list',
    'reports a server error',
    (one) => ({
      ...one,
      choices: {
        ...one.choices,
        specialty: (...args) => one.choices.specialty?.(...args).catch(() => []) ?? Promise.resolve([]),
      },
    }),
  ],
  [
    'an earliest slot that ignores the requested instant',
    'finds the earliest slot',
    (one) => ({
      ...one,
      earliest: (draft, _from, context) => one.earliest(draft, '2027-03-10T08:00:00Z', context),
    }),
  ],
  ['slots in reverse order', 'returns the free slots', withSlots((all) => all.toReversed())],
  ['duplicate slots', 'returns the free slots', withSlots((all) => all.flatMap((slot) => [slot, slot]))],
  [
    'slots outside the requested range',
    'returns the free slots',
    (one) => ({
      ...one,
      slots: (draft, { from }, context) => one.slots(draft, { from, to: '2027-05-01T00:00:00Z' }, context),
    }),
  ],
  [
    'slots with an offset instead of UTC',
    'returns the free slots',
    withSlots((all) => all.map((slot) => ({ ...slot, start: slot.start.replace('.000Z', '+00:00') }))),
  ],
  [
    'an unknown zone',
    'returns the free slots',
    withSlots((all) => all.map((slot) => ({ ...slot, zone: 'Oviedo' }))),
  ],
  [
    'notes that are not sent',
    'books the first free slot',
    withRequest((call) => {
      const { additionalData } = call.body as { additionalData?: object }
      return withBody(call, {
        additionalFields: undefined,
        ...(additionalData && { additionalData: { ...additionalData, notes: undefined } }),
      })
    }),
  ],
  [
    'an error instead of no slot',
    'finds no slot',
    (one) => ({
      ...one,
      earliest: async (...args) => {
        const first = await one.earliest(...args)
        if (!first) throw new Error('no slot')
        return first
      },
    }),
  ],
  ['a lead time that is too short', 'respects the lead time', (one) => ({ ...one, leadMinutes: () => 0 })],
  [
    'the offset with the wrong sign',
    'books the chosen instant',
    withRequest((call) => withBody(call, { userOffset: -bodyOf(call).userOffset })),
  ],
  [
    'the offset of today instead of the day of the slot',
    'books the chosen instant',
    withRequest((call) => withBody(call, { userOffset: 60 })),
  ],
  [
    'local time instead of UTC',
    'books the chosen instant',
    withRequest((call) =>
      withBody(call, {
        time: bodyOf(call).time.replace(/^\d\d/, (h) => String((Number(h) + 1) % 24).padStart(2, '0')),
      }),
    ),
  ],
  [
    'a request in which its variant reads another time',
    'books the chosen instant',
    (one) => ({ ...one, reads: () => ({ start: '2027-01-01T00:00:00Z' }) }),
  ],
  [
    'a date with a time of day',
    'books the chosen instant',
    withRequest((call) => withBody(call, { date: bodyOf(call).date.replace('T00', 'T01') })),
  ],
  [
    'a request that ignores the chosen slot',
    'books the first free slot',
    (one) => ({
      ...one,
      request: (draft, context) =>
        one.request(
          { ...draft, slot: { start: '2027-04-05T09:00:00.000Z', zone: 'Europe/Madrid' } },
          context,
        ),
    }),
  ],
  [
    'a conflict that is treated as booked',
    'reports a conflict',
    (one) => ({ ...one, readError: () => ({ kind: 'booked', bookId: 1 }) }),
  ],
  [
    'a conflict that is treated as a failure',
    'treats each of the API’s slot refusal codes',
    (one) => ({ ...one, readError: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'two people who are both told that the slot is booked for them',
    'books a slot for only one',
    (one) => ({ ...one, readError: () => ({ kind: 'booked' }) }),
  ],
  [
    'an edit that opens with another time',
    'opens an appointment with its time',
    (one) => ({
      ...one,
      edit: async () => ({ slot: { start: '2027-04-05T09:00:00.000Z', zone: 'Europe/Madrid' } }),
    }),
  ],
  [
    'an edit that creates another appointment',
    'moves the appointment',
    (one) => ({ ...one, request: ({ editing: _present, ...draft }, context) => one.request(draft, context) }),
  ],
  [
    'a booking that is treated as a redirect',
    'a draft without a price',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'redirect', url: 'https://elsewhere.example/' }) }),
  ],
  [
    'a message of the server that users see',
    'keeps the draft',
    (one) => ({ ...one, readError: ({ message }) => ({ kind: 'failed', message }) }),
  ],
  [
    'an error without its reference',
    'shows the reference',
    (one) => ({ ...one, readError: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'an ended session that is treated as booked',
    'keeps the draft when the back end itself',
    (one) => ({ ...one, readError: ({ status }) => (status === 401 ? { kind: 'booked' } : undefined) }),
  ],
  [
    'an answer without a booking that is treated as booked',
    'treats an answer without a booking',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'booked' }) }),
  ],
  [
    'a redirect to another site',
    'treats an answer without a booking',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'booked', url: 'https://elsewhere.example/' }) }),
  ],
  [
    'an answer that requires sign-in and is treated as a failure',
    'leads to sign-in',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'a request that changes at each attempt',
    'a retry after a lost answer',
    withRequest((call) => withBody(call, { additionalFields: { notes: crypto.randomUUID() } })),
  ],
  [
    'a network error that is not reported as one',
    'a retry after a lost request',
    (one) => ({ ...one, readError: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'a request that throws at a double tap',
    'a double tap',
    (one) => ({
      ...one,
      request: (draft, context) => {
        throw new Error(`${draft.variant} ${context.zone}`)
      },
    }),
  ],
]
