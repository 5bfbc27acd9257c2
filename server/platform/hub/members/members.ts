import { messageName, wireName } from '../../../../schemas/hub'
import { formatError } from '../../errors/formatError'
import { singleProcess, type Backplane, type UserMessage } from '../backplane/backplane'
import { Connection, type ConnectionEvents } from '../connection'
import { ConnectionLimit } from '../connectionLimit'
import { Connections } from '../connections'
import { dispatch, type HubMethod } from '../dispatch'
import { Groups } from './groups'
import type { Limits } from '../limits'
import type { HubOptions } from '../options'
import type { HubPort, PresenceListener } from '../port'
import { Registrations, userGroup } from './registrations'
import { renewToken } from '../renewToken'
import { withoutRights } from './rights'

/** Who is connected to this process, and the messages from and to them. */
export interface Members {
  connections: Connections
  registrations: Registrations
  groups: Groups
  backplane: Backplane
  port: HubPort
}

type NamesOf = NonNullable<HubOptions['namesOf']>

/** Connects this process to the other processes of the hub. No client is connected yet. */
export async function createMembers(options: HubOptions, limits: Limits): Promise<Members> {
  const { receivesFor = async () => 'nothing', namesOf = () => undefined, connectProcesses } = options
  const listeners: PresenceListener[] = []
  const groups = new Groups((name, isPresent) => {
    const [tenant = '', userId = ''] = name.split('/user/')
    backplane.setPresence(tenant, userId, isPresent)
    listeners.forEach((listener) => listener({ tenant, userId, isPresent }))
  })
  const registrations = new Registrations(groups, receivesFor)
  const methods = new Map<string, HubMethod>([...registrations.methods, ['renewToken', renewToken]])
  const limit = new ConnectionLimit(limits.perPerson, () => backplane)
  const connections = createConnections({ methods, registrations, namesOf, limit }, limits)
  const deliver = ({ tenant, userId, message, args }: UserMessage) =>
    groups.sendEach(userGroup({ tenant, sub: userId }), wireName(namesOf(tenant), message), (connection) =>
      registrations.hasRights(connection, userId) ? args : withoutRights(message, args),
    )
  const backplane =
    (await connectProcesses?.({
      onMessage: deliver,
      // Clients read their state again after each connect.
      onGap: () => connections.closeAll('Messages may have been lost'),
    })) ?? singleProcess
  const port = createPort({ methods, groups, backplane, deliver, listeners })
  return { connections, registrations, groups, backplane, port }
}

interface PortParts {
  methods: Map<string, HubMethod>
  groups: Groups
  backplane: Backplane
  deliver: (message: UserMessage) => void
  listeners: PresenceListener[]
}

const createPort = ({ methods, groups, backplane, deliver, listeners }: PortParts): HubPort => ({
  method: (name, method) => void methods.set(name, method),
  sendToUser: (tenant, userId, message, ...args) => {
    const sent = { tenant, userId, message, args }
    deliver(sent)
    backplane
      .publish(sent)
      .catch((error: unknown) => console.error(`hub message ${message}: ${formatError(error)}`))
  },
  isConnected: async (tenant, userId) =>
    groups.has(userGroup({ tenant, sub: userId })) || backplane.isElsewhere(tenant, userId),
  onPresence: (listener) => void listeners.push(listener),
})

interface ConnectionParts {
  methods: ReadonlyMap<string, HubMethod>
  registrations: Registrations
  namesOf: NamesOf
  limit: ConnectionLimit
}

function createConnections(
  { methods, registrations, namesOf, limit }: ConnectionParts,
  limits: Limits,
): Connections {
  const events: ConnectionEvents = {
    invoked: (connection, { target, ...record }) => {
      const name = typeof target === 'string' ? messageName(namesOf(connection.user.tenant), target) : target
      void dispatch(methods, connection, { ...record, target: name }).catch(() => connection.end())
    },
    ended: (connection) => {
      connections.remove(connection)
      registrations.forget(connection)
    },
  }
  const connections = new Connections(
    (caller, stateful) => new Connection(caller, limits, events, stateful),
    limit,
  )
  return connections
}
