import type { IncomingMessage } from 'node:http'

/**
 * The client's network address. Behind a reverse proxy on the same machine it is the last entry of X-Forwarded-For;
 * from any other peer the header is ignored, because clients can forge it.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return isLoopback(direct) && forwarded ? forwarded : direct
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
