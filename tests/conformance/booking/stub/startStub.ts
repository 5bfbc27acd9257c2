import { startTime, type BackEnd, type Person } from '../backEnd'
import type { TenantOfSuite } from '../subject'
import { answerRequest, type ServedApi, type StubSessions } from './answerRequest'
import type { StubCalendar } from './calendarTimes'
import type { StubState } from './desk'
import { contractStub, type ApiStub } from './operations'
import { Refusal } from './refusal'

/** A back end in one file: calendars, and the operations that a variant calls. */
export interface Stub {
  calendars: readonly StubCalendar[]
  /** Those of the contract (`contractStub`) and of plugins (`apiStub`). */
  apis: readonly ApiStub[]
  /** Whether appointments may have a price. Default: no. */
  takesPayments?: boolean
}

/** What every portal needs of its API. */
const ofEveryPortal = contractStub({
  'GET api/users/data': (_, { person }) => {
    if (!person) throw new Refusal('signedOut')
    return { id: person, name: person }
  },
})

/** Starts a stub as the back end of the suite at one tenant, which says where the APIs of its plugins are. */
export function startStub(stub: Stub, tenant: TenantOfSuite): BackEnd {
  const origin = `https://${tenant.manifest.hosts[0] ?? tenant.id}`
  const state: StubState = {
    calendars: stub.calendars,
    origin,
    now: startTime,
    isClosed: false,
    appointments: [],
    taken: [],
    lastId: 0,
  }
  const sessions: StubSessions = { tokens: new Map(), sent: new Map() }
  const apis = [...stub.apis, ofEveryPortal].map((api) => served(api, tenant))
  return {
    now: () => state.now,
    setNow: (now) => {
      state.now = now
    },
    originOf: () => origin,
    transport: () => (sent) => answerRequest(apis, state, sessions, sent),
    tokenFor: async (_, person) => newToken(sessions, person),
    endSession: async (_, token) => void sessions.tokens.delete(token),
    booked: async () => state.appointments.map((one) => ({ ...one })),
    takeTime: async (_, start, minutes) => {
      const begin = Date.parse(start)
      state.taken.push({ start: begin, end: begin + minutes * 60_000 })
    },
    withoutWorkingHours: async (_, work) => {
      state.isClosed = true
      await work().finally(() => (state.isClosed = false))
    },
    takesPayments: () => stub.takesPayments ?? false,
    pay: async (_, url, result) => settlePayment(state, url, result),
    reset: async () => {
      Object.assign(state, { now: startTime, isClosed: false, appointments: [], taken: [] })
    },
  }
}

/** An API at the address that the tenant declares, or at that of the portal. */
function served(api: ApiStub, { manifest }: TenantOfSuite): ServedApi {
  const own = api.set && manifest.pluginApis?.[api.set.plugin]
  return { ...api, address: own?.address ?? '/', knowsPeople: !own || own.receivesToken === true }
}

function newToken({ tokens }: StubSessions, person: Person): string {
  const token = crypto.randomUUID()
  tokens.set(token, person)
  return token
}

/** A payment books what was held; a refused one gives the time back. */
function settlePayment(state: StubState, url: string, result: 'paid' | 'refused'): void {
  const held = state.appointments.find(({ paymentUrl }) => paymentUrl === url)
  if (!held) throw new Error(`nothing is held for the payment at ${url}`)
  if (result === 'paid') held.isHeld = false
  else state.appointments = state.appointments.filter((one) => one !== held)
}
