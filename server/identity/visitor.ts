import type { IncomingMessage } from 'node:http'

const LARGEST_FORM = 16 * 1024

/** A form that no page of ours sends. */
export class FormTooLarge extends Error {}

/** The fields of a sent form. Rejects with `FormTooLarge`. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LARGEST_FORM) throw new FormTooLarge()
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/**
 * The visitor's network address. Behind a web server of the same machine it is the last that this one names; what
 * anybody else writes into the header is not believed.
 */
export function addressOf({ socket, headers }: IncomingMessage): string {
  const direct = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
  return isLoopback(direct) && forwarded ? forwarded : direct
}

const isLoopback = (address: string) => address === '::1' || /^(::ffff:)?127\./.test(address)
