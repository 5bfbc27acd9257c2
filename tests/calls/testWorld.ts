import { HubError } from '../../core/realtime/hub'
import type { CallTab, HubMessageName } from '../../schemas/hub'
import { CallSession } from '../../kits/calls/session/CallSession'
import { noView, type CallView } from '../../kits/calls/session/callView'
import type { CallEngine } from '../../kits/calls/engine/engine'
import type { SessionHub } from '../../kits/calls/session/sessionHub'
import { personId } from '../../server/demo/people/personRow'
import { acceptCall, cancelCall, finishCall, joinCall, readCalls } from '../../server/domain/calls/changeCall'
import type { CallContext } from '../../server/domain/calls/callContext'
import { delayCall } from '../../server/domain/calls/delayCall'
import { startPoolCall } from '../../server/domain/calls/pool/startPoolCall'
import { startAppointmentCall } from '../../server/domain/calls/startCall'
import { CallPresence } from '../../server/domain/calls/state/presence'
import { sweepCalls } from '../../server/domain/calls/state/sweepCalls'
import { HttpError } from '../../server/platform/errors/httpError'
import type { HubPort } from '../../server/platform/hub/port'
import type { Clinic } from '../../server/test/clinic/clinic'

type Method = (context: CallContext, ...args: never[]) => Promise<unknown>

const methods: Record<string, Method> = {
  startCall: (context, id: number | null, from: CallTab) =>
    id === null ? startPoolCall(context, from) : startAppointmentCall(context, id, from),
  acceptVideoCall: (context, id: number, from: { tab: string }) => acceptCall(context, id, from),
  cancelVideoCall: (context, id: number) => cancelCall(context, id),
  delayCall: (context, id: number, minutes: number) => delayCall(context, id, minutes),
  readCalls: (context, ids: number[]) => readCalls(context, ids),
  joinCall: (context, join: { callId: number; peer: string; tab: string }) => joinCall(context, join),
  sendCallSignal: async () => true,
}

/** A tab of a person: the session of the portal, over a hub that can be lost. */
export class TestDevice {
  view: CallView = noView
  session: CallSession | null = null
  isOnline = true
  /** Messages that are lost on the way, although the device is online. */
  losses = 0
  #stored: string | null = null
  #listeners = new Map<string, Set<(...args: never[]) => void>>()
  #connection = new Set<(isConnected: boolean) => void>()
  #endConnection: (() => void)[] = []
  #connectionId = 0
  #server: TestServer
  /** Whether its page has noticed that the connection broke. */
  #isLost = false
  /** Counts the pages: what one that was closed still sends reaches nobody. */
  #page = 0

  constructor(
    private readonly world: TestWorld,
    readonly person: string,
    readonly name: string,
  ) {
    this.#server = world.nextServer()
  }

  open(): void {
    if (this.session) return
    this.#connectionId++
    const page = ++this.#page
    const show = (view: CallView) => {
      if (page === this.#page) this.view = view
    }
    if (!this.#server.isUp) this.#server = this.world.nextServer()
    this.session = new CallSession(show, this.#hubOf(page), {
      read: () => this.#stored,
      write: (value) => void (this.#stored = value),
    })
    this.session.use({
      engine: async () => engine,
      iceServers: async () => [],
      api: undefined as never,
      options: {},
      people: async () => ({ people: [], guests: [] }),
      finish: async (id) => {
        if (!this.#isReachable || page !== this.#page) throw new Error('no connection')
        await this.world.track(finishCall(this.world.contextOf(this), id))
      },
    })
    this.#isLost = !this.#isReachable
    this.#connection.forEach((listener) => listener(this.#isReachable))
  }

  /** The page is closed: nothing of it runs any more. */
  close(): void {
    this.#page++
    this.session = null
    this.view = noView
    this.#listeners.clear()
    this.#connection.clear()
    this.#dropConnection()
  }

  setOnline(isOnline: boolean): void {
    if (this.isOnline === isOnline) return
    this.isOnline = isOnline
    this.changed()
  }

  /** A server ended or began: the connection to it breaks, and a page without one takes any that is up. */
  serversChanged(): void {
    if (!this.session || !this.isOnline) return
    if (!this.#isLost && !this.#server.isUp) this.changed()
    if (this.#isLost && this.world.isUp) this.changed()
  }

  /** The connection came back or broke, here or because of the server. */
  changed(): void {
    if (this.isOnline && !this.#server.isUp && this.#isLost) this.#server = this.world.nextServer()
    if (!this.#isReachable) this.#dropConnection()
    else this.#connectionId++
    this.#isLost = !this.#isReachable
    this.#connection.forEach((listener) => listener(this.#isReachable))
  }

  get presence(): CallPresence {
    return this.#server.presence
  }

  get connection() {
    return {
      id: `${this.name} ${this.#connectionId}`,
      whenEnded: (listener: () => void) => void this.#endConnection.push(listener),
    }
  }

  receive(message: HubMessageName, args: unknown[]): void {
    if (!this.session || !this.#isReachable) return
    if (this.losses > 0) return void this.losses--
    if (message === 'notifyCall') {
      const [call] = args as [CallView['call'] & object]
      return this.session.notify(call, call.startedBy === 'doctor' ? 'patient' : 'doctor')
    }
    this.#listeners.get(message)?.forEach((listener) => listener(...(args as never[])))
  }

  /** Whether its page has a connection to the server. */
  get isHere(): boolean {
    return this.session !== null && this.#isReachable
  }

  get #isReachable(): boolean {
    return this.isOnline && this.#server.isUp
  }

  #dropConnection(): void {
    const ended = this.#endConnection
    this.#endConnection = []
    // A process that was killed notices nothing.
    if (this.#server.isUp) ended.forEach((end) => end())
  }

  #hubOf(page: number): SessionHub {
    return {
      call: (async (name: string, ...args: unknown[]) => {
        if (!this.#isReachable || page !== this.#page) throw new HubError('DISCONNECTED')
        try {
          return await this.world.track(methods[name]?.(this.world.contextOf(this), ...(args as never[])))
        } catch (error) {
          throw error instanceof HttpError ? new HubError(error.message) : error
        }
      }) as SessionHub['call'],
      onMessage: ((name: string, listener: (...args: never[]) => void) => {
        const all = this.#listeners.get(name) ?? new Set()
        this.#listeners.set(name, all.add(listener))
        return () => void all.delete(listener)
      }) as SessionHub['onMessage'],
      isConnected: () => this.#isReachable,
      onConnection: (listener) => {
        this.#connection.add(listener)
        return () => void this.#connection.delete(listener)
      },
      whenConnected: async () => this.#isReachable,
    }
  }
}

/** An engine that takes part and repeats it, and leaves to another tab of its side as the real ones do. */
const engine: CallEngine = {
  join: ({ signalling, events }) => {
    const peer = crypto.randomUUID()
    const join = () => void signalling.join(peer).catch(() => undefined)
    const beat = setInterval(join, 20_000)
    const leave = () => {
      clearInterval(beat)
      ends.forEach((end) => end())
    }
    const ends = [
      signalling.onJoined((other, isOwnSide) => {
        if (!isOwnSide || other === peer) return
        leave()
        events.onTaken()
      }),
      signalling.onBack(join),
    ]
    join()
    return { send: () => {}, retry: join, leave }
  },
}

/** A process of the server: it knows the connections to itself. */
export class TestServer {
  isUp = true
  presence: CallPresence
  /** Milliseconds since 1970. */
  startedAt = 0

  constructor(private readonly now: () => Date) {
    this.presence = new CallPresence(now)
  }

  setUp(isUp: boolean): void {
    this.isUp = isUp
    if (!isUp) return
    this.presence = new CallPresence(this.now)
    this.startedAt = this.now().getTime()
  }
}

/** Processes of the server with their database, and devices that reach one of them over a hub that loses messages. */
export class TestWorld {
  now: Date
  devices: TestDevice[] = []
  readonly servers: readonly TestServer[]
  readonly #open = new Set<Promise<unknown>>()
  #connected = 0

  constructor(
    private readonly clinic: Clinic,
    start: Date,
    processes = 1,
  ) {
    this.now = start
    this.servers = Array.from({ length: processes }, () => new TestServer(() => this.now))
  }

  readonly hub: HubPort = {
    method: () => {},
    sendToUser: (_tenant, to, message, ...args) => {
      for (const device of this.devices)
        if (personId('one', device.person) === to) device.receive(message, args)
    },
    isConnected: async (_tenant, id) =>
      this.devices.some((on) => on.isHere && personId('one', on.person) === id),
  }

  add(person: string, name: string): TestDevice {
    const device = new TestDevice(this, person, name)
    this.devices.push(device)
    device.open()
    return device
  }

  contextOf(device: TestDevice): CallContext {
    const tenant = this.clinic.tenants.byId('one')
    if (!tenant) throw new Error('no tenant')
    return {
      db: this.clinic.db,
      hub: this.hub,
      tenant,
      actor: personId('one', device.person),
      now: this.now,
      presence: device.presence,
      connection: device.connection,
    }
  }

  /** Whether a process answers. */
  get isUp(): boolean {
    return this.servers.some(({ isUp }) => isUp)
  }

  /** Ends or begins all processes, or one of them; devices of one that ended take another. */
  setUp(isUp: boolean, servers = this.servers): void {
    for (const server of servers) {
      if (server.isUp === isUp) continue
      server.setUp(isUp)
      for (const device of this.devices) device.serversChanged()
    }
  }

  /** The server of the next connection: those that are up in turn. */
  nextServer(): TestServer {
    const up = this.servers.filter((server) => server.isUp)
    const from = up.length > 0 ? up : this.servers
    const server = from[this.#connected++ % from.length]
    if (!server) throw new Error('no server')
    return server
  }

  /** Notes that a device waits for an answer. */
  async track<T>(answer: Promise<T> | undefined): Promise<T | undefined> {
    if (answer) this.#open.add(answer)
    try {
      return await answer
    } finally {
      if (answer) this.#open.delete(answer)
    }
  }

  /** Waits until every device has the answers that it waits for, and has sent what follows from them. */
  async settle(): Promise<void> {
    do {
      await Promise.allSettled(this.#open)
      await new Promise((resolve) => setImmediate(resolve))
    } while (this.#open.size > 0)
  }

  /** A round of every process that is up, at the same time. */
  async sweep(): Promise<void> {
    const { db, tenants } = this.clinic
    await Promise.all(
      this.servers
        .filter(({ isUp }) => isUp)
        .map(({ presence, startedAt }) =>
          sweepCalls({ db, tenants, hub: this.hub, now: () => this.now }, presence, startedAt),
        ),
    )
  }

  /** What rings or is in progress at the server. */
  active(): Promise<{ id: number; status: string; startedBy: string; doctor: number; patient: string }[]> {
    return this.clinic.db.query(
      `select id, status, started_by as "startedBy", doctor_id as doctor, patient_id as patient from video_call
       where status in ('calling', 'inProgress') order by id`,
    )
  }
}
