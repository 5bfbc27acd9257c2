import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'

/** Connections of proxies on other machines, which the settings name. */
const proxies = new WeakSet<Socket>()

/** Notes that a connection is that of a proxy, whose X-Forwarded-For is true. */
export const noteProxy = (socket: Socket): void => void proxies.add(socket)

/**
 * The client's network address. Behind a reverse proxy on the same machine, or one of the settings, it is the last entry of
 * X-Forwarded-For; from any other peer the header is ignored, because clients can forge it.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return (isLoopback(direct) || proxies.has(socket)) && forwarded ? forwarded : direct
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
