import { createSocket, type Socket } from 'node:dgram'

/** What the pictures of a call pass through, between browsers on one machine. */
export interface CallNetwork {
  /** Changes a message of the signalling: the browsers reach each other only through here. */
  rewrite: (text: string) => Promise<string>
  /** Loses every packet until `restore`, without a word to the browsers. */
  cut: () => void
  restore: () => void
  /** Loses a share of the packets, from 0 to 1. */
  lose: (share: number) => void
  /** From now on browsers learn the addresses of the relay server alone, as behind a strict firewall. */
  allowOnlyRelay: () => void
  close: () => void
}

const candidate = /(candidate:\S+ \d+ )(udp|tcp)( \d+ )(\S+) (\d+)( typ )(\w+)/gi
/** A port on which nobody answers. */
const NOWHERE = '9'

/** Opens a network of its own: each address of a browser is announced at a port of this process, which passes packets on. */
export function openCallNetwork(): CallNetwork {
  const doors = new Map<string, Promise<Socket>>()
  let isCut = false
  let lost = 0
  let isRelayOnly = false

  /** The socket that stands for an address. */
  const doorOf = (address: string, port: number): Promise<Socket> => {
    const key = `${address}:${port}`
    const known = doors.get(key)
    if (known) return known
    const opening = open((data, from) => {
      if (isCut || Math.random() < lost) return
      void doorOf(from.address, from.port).then((door) => door.send(data, port, address))
    })
    doors.set(key, opening)
    return opening
  }

  const announce = async (line: string): Promise<string> => {
    const [, start, protocol = '', priority, address = '', port, typ, kind] =
      /(candidate:\S+ \d+ )(udp|tcp)( \d+ )(\S+) (\d+)( typ )(\w+)/i.exec(line) ?? []
    const write = (at: string | number) => `${start}${protocol}${priority}${address} ${at}${typ}${kind}`
    if (kind === 'relay') return line
    const isUsable = protocol.toLowerCase() === 'udp' && /^[\d.]+$/.test(address)
    if (isRelayOnly || !isUsable) return write(NOWHERE)
    return write((await doorOf(address, Number(port))).address().port)
  }

  return {
    rewrite: async (text) => {
      const found = [...text.matchAll(candidate)].map(([line]) => line)
      const announced = await Promise.all(found.map(announce))
      return found.reduce((changed, line, at) => changed.replace(line, announced[at] ?? line), text)
    },
    cut: () => void (isCut = true),
    restore: () => void (isCut = false),
    lose: (share) => void (lost = share),
    allowOnlyRelay: () => void (isRelayOnly = true),
    close: () => doors.forEach((door) => void door.then((socket) => socket.close())),
  }
}

function open(onPacket: (data: Buffer, from: { address: string; port: number }) => void): Promise<Socket> {
  const socket = createSocket('udp4')
  socket.on('message', onPacket)
  // A browser that has closed its port answers with an error.
  socket.on('error', () => undefined)
  return new Promise((resolve) => socket.bind(0, '0.0.0.0', () => resolve(socket)))
}
