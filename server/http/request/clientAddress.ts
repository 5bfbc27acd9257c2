import type { IncomingMessage } from 'node:http'

/**
 * The visitor's network address. Behind a web server of the same machine it is the last that this one names; what
 * anybody else writes into the header is not believed.
 */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return isLoopback(direct) && forwarded ? forwarded : direct
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
