import type { Slot } from '@portico/booking/variant'
import type { AnswerValue } from '@schemas/generated/entities'
import type { BookedTime, Person } from '../backEnd'
import { calendarTimes, type StubCalendar } from './calendarTimes'
import { Refusal } from './refusal'

/** An appointment of a stub. */
export interface StubAppointment extends BookedTime {
  answers: Readonly<Record<string, AnswerValue>>
  /** What the stub notes besides, for its own answers. */
  facts: Readonly<Record<string, string | number>>
  /** Where the person pays; absent: there is nothing to pay. */
  paymentUrl?: string
}

/** An appointment that somebody asks for. */
export interface Wish {
  calendar: string
  /** An instant, ISO 8601. */
  start: string
  notes?: string | undefined
  answers?: Readonly<Record<string, AnswerValue>> | undefined
  facts?: StubAppointment['facts']
  /** With a price the time is held until it is paid. */
  price?: number
  /** The return address of the payment. */
  returnUrl?: string | undefined
}

/** What the operations of a stub do with its calendars, within one request. They throw a `Refusal`. */
export interface Desk {
  calendars: readonly StubCalendar[]
  now: Date
  /** Who asks; null without a token. */
  person: Person | null
  /** The free times of a calendar from `from` to `to` (exclusive), in order. */
  free: (calendar: string, range: { from: string; to: string }) => Slot[]
  /** The first free time of some calendars, not before an instant; null if there is none in 90 days. */
  first: (calendars: readonly string[], from: string) => Slot | null
  /** Books a time, or holds it until it is paid. Two requests for one time: the first has it. */
  book: (wish: Wish) => StubAppointment
  /** Moves an appointment of the person, free of charge. */
  move: (
    id: number,
    to: Pick<Wish, 'start'> & Partial<Pick<Wish, 'calendar' | 'notes' | 'answers'>>,
  ) => StubAppointment
  /** An appointment of the person. */
  find: (id: number) => StubAppointment
  /** The appointments of the person. */
  mine: () => StubAppointment[]
}

/** What a stub remembers. */
export interface StubState {
  calendars: readonly StubCalendar[]
  origin: string
  now: Date
  isClosed: boolean
  appointments: StubAppointment[]
  /** Times that other patients have, in milliseconds. */
  taken: { start: number; end: number }[]
  lastId: number
}

/** Times nearer than this are neither offered nor booked, in milliseconds. */
const lead = 5 * 60_000
const horizon = 90 * 86_400_000

/** The desk of a stub for one person. An API that knows people books for nobody else. */
export function deskOf(state: StubState, person: Person | null, knowsPeople: boolean): Desk {
  const requirePerson = () => {
    if (knowsPeople && !person) throw new Refusal('signedOut')
  }
  const find = (id: number) => {
    requirePerson()
    const found = state.appointments.find((one) => one.id === id && one.person === person)
    if (!found) throw new Refusal('missing')
    return found
  }
  return {
    calendars: state.calendars,
    now: state.now,
    person,
    free: (id, { from, to }) => freeTimes(state, id, Date.parse(from), Date.parse(to)),
    first: (ids, from) => {
      const start = Date.parse(from)
      const all = ids.flatMap((id) => freeTimes(state, id, start, start + horizon).slice(0, 1))
      return all.sort((a, b) => a.start.localeCompare(b.start))[0] ?? null
    },
    book: (wish) => {
      requirePerson()
      requireFree(state, wish.calendar, wish.start, person)
      const booked = newAppointment(state, wish, person)
      state.appointments.push(booked)
      return booked
    },
    move: (id, to) => {
      const present = find(id)
      const { start, calendar = present.calendar, notes = present.notes, answers = present.answers } = to
      const others = { ...state, appointments: state.appointments.filter((one) => one !== present) }
      requireFree(others, calendar, start, person)
      return Object.assign(present, { calendar, start, notes, answers })
    },
    find,
    mine: () => {
      requirePerson()
      return state.appointments.filter((one) => one.person === person)
    },
  }
}

function newAppointment(state: StubState, wish: Wish, person: Person | null): StubAppointment {
  const { calendar, start, notes = '', answers = {}, facts = {}, price = 0, returnUrl = '' } = wish
  state.lastId += 1
  const id = state.lastId
  const paymentUrl = `${state.origin}/pay/${id}?${new URLSearchParams({ returnUrl }).toString()}`
  const isHeld = price > 0
  return { id, person, calendar, start, notes, answers, facts, isHeld, ...(isHeld && { paymentUrl }) }
}

const calendarOf = ({ calendars }: StubState, id: string): StubCalendar => {
  const found = calendars.find((one) => one.id === id)
  if (!found) throw new Error(`the stub has no calendar "${id}"`)
  return found
}

function freeTimes(state: StubState, id: string, from: number, to: number): Slot[] {
  const calendar = calendarOf(state, id)
  const times = state.isClosed ? [] : calendarTimes(calendar, from, to)
  return times
    .filter((time) => time > state.now.getTime() + lead && !isTaken(state, calendar, time))
    .map((time) => ({ start: new Date(time).toISOString(), zone: calendar.zone }))
}

function isTaken({ taken, appointments }: StubState, { id, minutes }: StubCalendar, start: number): boolean {
  const end = start + minutes * 60_000
  const own = appointments.filter(({ calendar }) => calendar === id)
  return (
    own.some((one) => Date.parse(one.start) === start) ||
    taken.some((one) => one.start < end && one.end > start)
  )
}

/** Throws unless the time is one of the calendar's, free, far enough away, and the person is free too. */
function requireFree(state: StubState, id: string, start: string, person: Person | null): void {
  const calendar = calendarOf(state, id)
  const time = Date.parse(start)
  if (time < state.now.getTime() + lead) throw new Refusal('tooSoon')
  const isTime = !state.isClosed && calendarTimes(calendar, time, time + 1).includes(time)
  const isBusy = state.appointments.some(
    (one) => person !== null && one.person === person && Date.parse(one.start) === time,
  )
  if (!isTime || isBusy || isTaken(state, calendar, time)) throw new Refusal('taken')
}
