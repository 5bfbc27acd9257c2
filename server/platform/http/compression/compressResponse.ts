import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from './precompressed'
import { compressOnce } from './jsonCache'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Fast enough for responses that are compressed on every request. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** A smaller response does not get smaller by compression, headers included. */
const MIN_BYTES = 400

/**
 * Fastify `onSend` hook that compresses API responses. Responses require a bearer token, which no foreign page can
 * send, so their compressed length reveals nothing (BREACH).
 */
export async function compressResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!request.url.startsWith('/api/') || !isText(payload) || payload.length < MIN_BYTES) return payload
  const before = String(reply.getHeader('vary') ?? '')
  reply.header('vary', before === '' ? 'Accept-Encoding' : `${before}, Accept-Encoding`)
  const encoding = negotiateEncoding(request)
  if (!encoding) return payload
  reply.header('content-encoding', encoding).removeHeader('content-length')
  const pack = (text: Buffer | string) => compressors[encoding](text, encoding === 'br' ? brotliOptions : {})
  return typeof payload === 'string' ? pack(payload) : compressOnce(payload, encoding, pack)
}

const isText = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload)
