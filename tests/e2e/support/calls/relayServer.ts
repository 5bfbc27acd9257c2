import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram'

/** A relay server (TURN, RFC 8656) for one realm and one account, which tests start and kill. UDP and IPv4 only. */
export interface RelayServer {
  iceServer: RTCIceServer
  /** How many packets of pictures and sound have passed. */
  passed: () => number
  stop: () => void
}

const USER = 'call'
const PASSWORD = 'secret'
const REALM = 'portico.test'
const COOKIE = 0x2112a442
const LIFETIME = 600

const types = { binding: 1, allocate: 3, refresh: 4, send: 6, data: 7, permission: 8, channel: 9 } as const
const attributes = {
  username: 0x06,
  integrity: 0x08,
  error: 0x09,
  channel: 0x0c,
  lifetime: 0x0d,
  peer: 0x12,
  data: 0x13,
  realm: 0x14,
  nonce: 0x15,
  relayed: 0x16,
  mapped: 0x20,
} as const
const SUCCESS = 0x0100
const FAILURE = 0x0110
const INDICATION = 0x0010

const key = createHash('md5').update(`${USER}:${REALM}:${PASSWORD}`).digest()
const nonce = randomBytes(8).toString('hex')

type Fields = ReadonlyMap<number, Buffer>
type Address = Pick<RemoteInfo, 'address' | 'port'>

interface Allocation {
  relay: Socket
  /** Channels by the peer they lead to, and the other way round. */
  channels: Map<string, number>
  peers: Map<number, Address>
}

/** Starts a relay server on a port of this machine. */
export async function startRelayServer(port = 0): Promise<RelayServer> {
  const socket = await bind(port)
  const allocations = new Map<string, Allocation>()
  let passed = 0
  let isRunning = true
  const send = (message: Buffer, to: Address) => socket.send(message, to.port, to.address)

  const allocate = async (client: Address): Promise<Allocation> => {
    const relay = await bind(0)
    const allocation: Allocation = { relay, channels: new Map(), peers: new Map() }
    relay.on('message', (data, peer) => {
      passed += 1
      const channel = allocation.channels.get(textOf(peer))
      send(channel === undefined ? indicationOf(peer, data) : channelData(channel, data), client)
    })
    allocations.set(textOf(client), allocation)
    return allocation
  }

  const answer = async (message: Buffer, client: Address): Promise<void> => {
    const type = message.readUInt16BE(0)
    const id = message.subarray(8, 20)
    const fields = readFields(message)
    const succeed = (more: Buffer[], isSigned = true) =>
      send(build(type | SUCCESS, id, more, isSigned), client)
    if (type === types.binding) return succeed([addressField(attributes.mapped, client)], false)
    const allocation = allocations.get(textOf(client))
    if (type === (types.send | INDICATION)) return relayOut(allocation, fields)
    if (!fields.has(attributes.integrity)) return send(build(type | FAILURE, id, challenge(), false), client)
    const lifetime = field(attributes.lifetime, uint32(LIFETIME))
    if (type === types.allocate) {
      const { relay } = allocation ?? (await allocate(client))
      const relayed = { address: '127.0.0.1', port: relay.address().port }
      return succeed([
        addressField(attributes.relayed, relayed),
        addressField(attributes.mapped, client),
        lifetime,
      ])
    }
    if (type === types.channel) openChannel(allocation, fields)
    return succeed(type === types.refresh ? [lifetime] : [])
  }

  socket.on('message', (message, client) => {
    if ((message[0] ?? 0) < 0x40) {
      void answer(message, client)
      return
    }
    const allocation = allocations.get(textOf(client))
    const peer = allocation?.peers.get(message.readUInt16BE(0))
    if (peer)
      allocation?.relay.send(message.subarray(4, 4 + message.readUInt16BE(2)), peer.port, peer.address)
  })
  const urls = [`turn:127.0.0.1:${socket.address().port}?transport=udp`]
  return {
    iceServer: { urls, username: USER, credential: PASSWORD },
    passed: () => passed,
    stop: () => {
      if (!isRunning) return
      isRunning = false
      socket.close()
      allocations.forEach(({ relay }) => relay.close())
    },
  }
}

function relayOut(allocation: Allocation | undefined, fields: Fields): void {
  const [peer, data] = [fields.get(attributes.peer), fields.get(attributes.data)]
  if (!allocation || !peer || !data) return
  const { port, address } = readAddress(peer)
  allocation.relay.send(data, port, address)
}

function openChannel(allocation: Allocation | undefined, fields: Fields): void {
  const [peer, channel] = [fields.get(attributes.peer), fields.get(attributes.channel)]
  if (!allocation || !peer || !channel) return
  const to = readAddress(peer)
  allocation.channels.set(textOf(to), channel.readUInt16BE(0))
  allocation.peers.set(channel.readUInt16BE(0), to)
}

const textOf = ({ address, port }: Address) => `${address}:${port}`

const bind = (port: number): Promise<Socket> => {
  const socket = createSocket('udp4')
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.bind(port, '0.0.0.0', () => resolve(socket)))
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

const uint16 = (value: number): Buffer => uint32(value).subarray(2)

function field(type: number, value: Buffer): Buffer {
  const padding = Buffer.alloc((4 - (value.length % 4)) % 4)
  return Buffer.concat([uint16(type), uint16(value.length), value, padding])
}

const challenge = (): Buffer[] => [
  field(attributes.error, Buffer.from([0, 0, 4, 1])),
  field(attributes.realm, Buffer.from(REALM)),
  field(attributes.nonce, Buffer.from(nonce)),
]

/** An address is written with the cookie, so that routers on the way do not change it. */
const addressField = (type: number, { address, port }: Address): Buffer => {
  const bytes = Buffer.from(address.split('.').map(Number))
  const hidden = uint32(bytes.readUInt32BE(0) ^ COOKIE)
  return field(type, Buffer.concat([Buffer.from([0, 1]), uint16(port ^ (COOKIE >>> 16)), hidden]))
}

const readAddress = (value: Buffer): Address => ({
  port: value.readUInt16BE(2) ^ (COOKIE >>> 16),
  address: [...uint32(value.readUInt32BE(4) ^ COOKIE)].join('.'),
})

function readFields(message: Buffer): Fields {
  const fields = new Map<number, Buffer>()
  for (let at = 20; at + 4 <= message.length;) {
    const length = message.readUInt16BE(at + 2)
    fields.set(message.readUInt16BE(at), message.subarray(at + 4, at + 4 + length))
    at += 4 + length + ((4 - (length % 4)) % 4)
  }
  return fields
}

const head = (type: number, id: Buffer, length: number): Buffer =>
  Buffer.concat([uint16(type), uint16(length), uint32(COOKIE), id])

function build(type: number, id: Buffer, fields: Buffer[], isSigned: boolean): Buffer {
  const body = Buffer.concat(fields)
  if (!isSigned) return Buffer.concat([head(type, id, body.length), body])
  // The signature covers a length that counts itself.
  const signed = Buffer.concat([head(type, id, body.length + 24), body])
  return Buffer.concat([signed, field(attributes.integrity, createHmac('sha1', key).update(signed).digest())])
}

const indicationOf = (peer: Address, data: Buffer): Buffer =>
  build(
    types.data | INDICATION,
    randomBytes(12),
    [addressField(attributes.peer, peer), field(attributes.data, data)],
    false,
  )

const channelData = (channel: number, data: Buffer): Buffer =>
  Buffer.concat([uint16(channel), uint16(data.length), data])
