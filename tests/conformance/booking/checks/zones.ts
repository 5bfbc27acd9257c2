import { expect } from 'vitest'
import { pickSlot } from '../../../../kits/booking/draft/draft'
import type { WireTime } from '../../../../kits/booking/slots/wireTime'
import type { BookingCall, Draft, Slot } from '@portico/booking/variant'
import type { Check } from '../check'
import { requestMismatches } from '../requestMismatches'
import type { BackEnd } from '../backEnd'
import type { Subject } from '../subject'
import { bookedAt, holdsSlot, submit, visit, type SubmitResult, type Visit } from '../visit'
import { draftWithSlot } from '../drafts'

/** Zones with and without daylight saving time, and with offsets of half and quarter hours. */
const zones = [
  'Europe/Madrid',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Africa/Lagos',
]

/** Instants before the clock changes of 2027 in every zone, in spring and autumn. */
const seasons = ['2027-03-10T08:00:00Z', '2027-09-20T08:00:00Z']
const weeks = 60 * 86_400_000

export const zoneChecks: readonly Check[] = seasons.map((now) => ({
  statement: `books the chosen instant in every time zone, before and after a clock change (${now.slice(0, 7)})`,
  requirements: 'BOOK-051 BOOK-052 BOOK-053 BOOK-054 C-050 C-051',
  run: async (subject, backEnd) => {
    backEnd.setNow(new Date(now))
    const draft = await draftWithSlot(await visit(subject, backEnd))
    for (const zone of zones) await expectZone(subject, backEnd, draft, zone)
  },
}))

async function expectZone(subject: Subject, backEnd: BackEnd, draft: Draft, zone: string): Promise<void> {
  const at = await visit(subject, backEnd, { zone })
  const now = backEnd.now()
  const from = now.getTime()
  const range = { from: new Date(from).toISOString(), to: new Date(from + weeks).toISOString() }
  const slots = await subject.variant.slots(draft, range, at.context)
  for (const slot of aroundChange(slots, zone)) {
    const result = await submit(at, { ...pickSlot(draft, slot), idempotencyKey: crypto.randomUUID() })
    await expectInstant(at, result, pickSlot(draft, slot))
    await backEnd.reset()
    backEnd.setNow(now)
  }
}

/** The last slot before a clock change and the first after it, or one slot if there is no change. */
function aroundChange(slots: readonly Slot[], zone: string): Slot[] {
  const before = offsetOf(slots[2]?.start ?? '', zone)
  const after = slots.findIndex(({ start }, n) => n > 2 && offsetOf(start, zone) !== before)
  return after === -1 ? slots.slice(2, 3) : slots.slice(after - 1, after + 1)
}

async function expectInstant(at: Visit, result: SubmitResult, draft: Draft): Promise<void> {
  const { start = '' } = draft.slot ?? {}
  const { zone } = at.context
  const label = `${zone} ${start}`
  expect(holdsSlot(result), `${label}: ${JSON.stringify(result.outcome)}`).toBe(true)
  const { reads } = at.subject.variant
  if (reads) expect(requestMismatches(reads(callOf(result)), draft, zone)).toEqual([])
  else expectContractTime(result.sent?.body ?? {}, start, zone)
  await bookedAt(at, start)
}

/** The request that was sent, as the variant made it. */
const callOf = ({ sent }: SubmitResult) => ({ operation: sent?.operation, body: sent?.body }) as BookingCall

/** The time in the payloads of the contract: an instant, or day and time in UTC with the person's offset. */
function expectContractTime(body: Partial<WireTime>, start: string, zone: string): void {
  const label = `${zone} ${start}`
  const { date = '', time, userOffset } = body
  if (time === undefined) expect(Date.parse(date), label).toBe(Date.parse(start))
  else {
    expect(date, label).toBe(`${new Date(start).toISOString().slice(0, 10)}T00:00:00.000Z`)
    expect(time, label).toBe(new Date(start).toISOString().slice(11, 16))
  }
  if (time !== undefined || userOffset !== undefined) expect(userOffset, label).toBe(offsetOf(start, zone))
}

/** Formatters by zone: creating one takes far longer than using it. */
const formatters = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  ]),
)

/** Minutes east of UTC, read from the zone's name so that the check does not depend on the core's conversion. */
function offsetOf(start: string, zone: string): number {
  const parts = formatters.get(zone)?.formatToParts(new Date(start)) ?? []
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])?(\d+)?:?(\d+)?/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
