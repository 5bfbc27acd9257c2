import { personId } from '../../server/demo/people/personRow'
import type { CallContext } from '../../server/domain/calls/callContext'
import { CallPresence } from '../../server/domain/calls/state/presence'
import { sweepCalls } from '../../server/domain/calls/state/sweepCalls'
import type { HubPort } from '../../server/platform/hub/port'
import type { Clinic, openClinic } from '../../server/test/clinic/clinic'
import { TestDevice } from './testDevice'

type OpenOptions = Parameters<typeof openClinic> extends [unknown, ...infer More] ? More : never

/** How to open the clinic of a world: its own server keeps no connections, and would take all devices for gone. */
export const worldOptions = [undefined, [], undefined, { duties: ['web', 'worker'] }] satisfies OpenOptions

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
      await new Promise((resolve) => setTimeout(resolve, 0))
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
