import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { BookingCall, BookingVariant, Choice, Slot } from '@kits/booking/variant'
import { loadTenants } from '../../server/tenants/tenants'
import { plugins } from '../../src/plugins'
import { checks } from './booking/checks/all'
import { startTime, startTestBackend, type TestBackend } from './booking/testBackend'
import { findSubjects, loadVariant, type Subject } from './booking/subject'
import type { RouteId } from '@core/plugin/points'

const root = path.resolve(import.meta.dirname, '../..')
const tenants = loadTenants(path.join(root, 'tenants')).all.filter(({ id }) => id === 'portico')

let backend: TestBackend
let good: Subject
beforeAll(async () => {
  backend = await startTestBackend(tenants)
  const found = findSubjects(plugins, tenants).find(({ contribution }) => contribution.id === 'chosenDoctor')
  if (!found) throw new Error('portico has no chosen doctor')
  good = await loadVariant(found)
})
afterEach(async () => {
  backend.setNow(startTime)
  await backend.cancelBookings()
})
afterAll(() => backend.server.close())

const check = (id: string) => {
  const found = checks.find((one) => one.statement.startsWith(id))
  if (!found) throw new Error(`there is no check "${id}"`)
  return found
}

/** The good variant with its requests changed. */
const asking =
  (change: (call: BookingCall) => unknown) =>
  ({ request, ...rest }: BookingVariant): BookingVariant => ({
    ...rest,
    request: async (draft, context) => {
      const call = await request(draft, context)
      return call && (change(call) as BookingCall)
    },
  })

/** The good variant with its lists of a kind changed. */
const offering =
  (change: (choices: Choice[]) => Choice[]) =>
  (variant: BookingVariant): BookingVariant => ({
    ...variant,
    choices: {
      ...variant.choices,
      specialty: async (draft, context) => change((await variant.choices.specialty?.(draft, context)) ?? []),
    },
  })

const timing =
  (change: (slots: Slot[]) => Slot[]) =>
  (variant: BookingVariant): BookingVariant => ({
    ...variant,
    slots: async (draft, range, context) => change(await variant.slots(draft, range, context)),
  })

const body = (call: BookingCall, change: object) => ({
  ...call,
  body: { ...(call.body as object), ...change },
})
const wire = (call: BookingCall) => call.body as { date: string; time: string; userOffset: number }

test.each<[fault: string, check: string, plant: (variant: BookingVariant) => BookingVariant]>([
  [
    'the provider is asked before the service',
    'asks in the order',
    (one) => ({ ...one, steps: ['specialty', 'provider', 'service', 'time', 'review'] }),
  ],
  [
    'the review is not last',
    'asks in the order',
    (one) => ({ ...one, steps: ['specialty', 'service', 'provider', 'review', 'time'] }),
  ],
  [
    'a question without choices',
    'has choices for every question',
    (one) => ({ ...one, steps: ['insurer', ...one.steps] }),
  ],
  [
    'a confirmation that is not there',
    'is named as',
    (one) => ({ ...one, bookedRoute: 'nowhere' as RouteId }),
  ],
  ['a choice twice', 'offers choices', offering((all) => [...all, ...all.slice(0, 1)])],
  [
    'a choice without a name',
    'offers choices',
    offering((all) => all.map((one) => ({ ...one, label: ' ' }))),
  ],
  [
    'a key instead of a name',
    'offers choices',
    offering((all) => all.map((one) => ({ ...one, label: 'BOOKING.ANY' }))),
  ],
  [
    'the specialty is asked last, so that nothing is cleared',
    'another answer clears',
    (one) => ({ ...one, steps: ['service', 'provider', 'specialty', 'time', 'review'] }),
  ],
  [
    'a fault of the server taken for an empty list',
    'says the fault',
    (one) => ({
      ...one,
      choices: {
        ...one.choices,
        specialty: (...asked) => one.choices.specialty?.(...asked).catch(() => []) ?? Promise.resolve([]),
      },
    }),
  ],
  [
    'the earliest time of all, whatever is asked',
    'finds the earliest',
    (one) => ({
      ...one,
      earliest: (draft, _from, context) => one.earliest(draft, '2027-03-10T08:00:00Z', context),
    }),
  ],
  ['times backwards', 'gives free times', timing((all) => all.toReversed())],
  ['a time twice', 'gives free times', timing((all) => all.flatMap((slot) => [slot, slot]))],
  [
    'times outside of what is asked',
    'gives free times',
    (one) => ({
      ...one,
      slots: (draft, { from }, context) => one.slots(draft, { from, to: '2027-05-01T00:00:00Z' }, context),
    }),
  ],
  [
    'times with an offset',
    'gives free times',
    timing((all) => all.map((slot) => ({ ...slot, start: slot.start.replace('.000Z', '+00:00') }))),
  ],
  [
    'a zone nobody knows',
    'gives free times',
    timing((all) => all.map((slot) => ({ ...slot, zone: 'Oviedo' }))),
  ],
  ['notes that get lost', 'books the first', asking((call) => body(call, { additionalFields: undefined }))],
  [
    'no time is an error',
    'says that there is no time',
    (one) => ({
      ...one,
      earliest: async (...asked) => {
        const first = await one.earliest(...asked)
        if (!first) throw new Error('no time')
        return first
      },
    }),
  ],
  ['a shorter lead time', 'keeps the lead time', (one) => ({ ...one, leadMinutes: () => 0 })],
  [
    'the offset the other way round',
    'means the chosen instant',
    asking((call) => body(call, { userOffset: -wire(call).userOffset })),
  ],
  [
    'the offset of today instead of that day',
    'means the chosen instant',
    asking((call) => body(call, { userOffset: 60 })),
  ],
  [
    'local time instead of UTC',
    'means the chosen instant',
    asking((call) =>
      body(call, {
        time: wire(call).time.replace(/^\d\d/, (h) => String((Number(h) + 1) % 24).padStart(2, '0')),
      }),
    ),
  ],
  [
    'the day as an instant',
    'means the chosen instant',
    asking((call) => body(call, { date: wire(call).date.replace('T00', 'T01') })),
  ],
  [
    'a request that ignores the time picked',
    'books the first',
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
    'a conflict that is swallowed',
    'says when somebody else was faster',
    (one) => ({ ...one, readError: () => ({ kind: 'booked', bookId: 1 }) }),
  ],
  [
    'a conflict that is a failure',
    'knows a refused time',
    (one) => ({ ...one, readError: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'both are told that it is theirs',
    'two people at once',
    (one) => ({ ...one, readError: () => ({ kind: 'booked' }) }),
  ],
  [
    'an edit that shows another time',
    'opens an appointment',
    (one) => ({
      ...one,
      edit: async () => ({ slot: { start: '2027-04-05T09:00:00.000Z', zone: 'Europe/Madrid' } }),
    }),
  ],
  [
    'an edit that books once more',
    'moves exactly',
    (one) => ({ ...one, request: ({ editing: _present, ...draft }, context) => one.request(draft, context) }),
  ],
  [
    'a booking taken for a redirect',
    'what costs nothing',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'redirect', url: 'https://elsewhere.example/' }) }),
  ],
  [
    'server text shown to people',
    'keeps the draft',
    (one) => ({ ...one, readError: ({ message }) => ({ kind: 'failed', message }) }),
  ],
  [
    'whatever is answered is booked',
    'an answer that says neither',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'booked' }) }),
  ],
  [
    'a redirect to another house',
    'an answer that says neither',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'booked', url: 'https://elsewhere.example/' }) }),
  ],
  [
    'an answer that asks for sign-in is a failure',
    'an answer that asks for sign-in',
    (one) => ({ ...one, readAnswer: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'another request at each try',
    'a dead network is said, and trying again books once: answer lost',
    asking((call) => body(call, { additionalFields: { notes: crypto.randomUUID() } })),
  ],
  [
    'a dead network that is not said',
    'a dead network is said, and trying again books once: request lost',
    (one) => ({ ...one, readError: () => ({ kind: 'failed', message: 'APPOINTMENT.ERROR' }) }),
  ],
  [
    'another request at a double tap',
    'a double tap',
    (one) => ({
      ...one,
      request: (draft, context) => {
        throw new Error(`${draft.variant} ${context.zone}`)
      },
    }),
  ],
])('%s: red', async (_fault, id, plant) => {
  const broken = { ...good, variant: plant(good.variant) }
  const caught = await check(id)
    .run(broken, backend)
    .then(
      (left) => left ?? null,
      (fault: Error) => fault,
    )
  expect(caught, 'the check that looks for it stays green').toBeInstanceOf(Error)
})

test('what is not broken is green', async () => {
  for (const { run } of checks) {
    await run(good, backend)
    await backend.cancelBookings()
    backend.setNow(startTime)
  }
  expect(good.variant.id).toBe('chosenDoctor')
})
