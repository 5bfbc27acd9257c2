import type { CallEngine } from '../../kits/calls/engine/engine'
import { CallSession } from '../../kits/calls/session/CallSession'
import { noView, type CallView } from '../../kits/calls/session/callView'
import type { SessionHub } from '../../kits/calls/session/sessionHub'
import type { CallTab, HubMessageName } from '../../schemas/hub'
import { HubError } from '../../core/realtime/hub'
import type { CallContext } from '../../server/domain/calls/callContext'
import { acceptCall, cancelCall, finishCall, joinCall, readCalls } from '../../server/domain/calls/changeCall'
import { delayCall } from '../../server/domain/calls/delayCall'
import { startPoolCall } from '../../server/domain/calls/pool/startPoolCall'
import { startAppointmentCall } from '../../server/domain/calls/startCall'
import type { CallPresence } from '../../server/domain/calls/state/presence'
import { HttpError } from '../../server/platform/errors/httpError'

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

/** A process of the server, as a device sees it. */
export interface DeviceServer {
  readonly isUp: boolean
  readonly presence: CallPresence
}

/** What a device needs of the world around it. */
export interface DeviceWorld {
  /** Whether a process answers. */
  readonly isUp: boolean
  nextServer: () => DeviceServer
  contextOf: (device: TestDevice) => CallContext
  track: <T>(answer: Promise<T> | undefined) => Promise<T | undefined>
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
  #server: DeviceServer
  /** Whether its page has noticed that the connection broke. */
  #isLost = false
  /** Counts the pages: what one that was closed still sends reaches nobody. */
  #page = 0

  constructor(
    private readonly world: DeviceWorld,
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
      retry: () => {},
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
