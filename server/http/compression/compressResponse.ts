import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { negotiateEncoding } from './precompressed'
import { compressOnce } from './jsonCache'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
/** Quick enough to pack each answer anew. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Below this a packed answer is not smaller, headers included. */
const MIN_BYTES = 512

/**
 * Packs the API's answers, a hook of Fastify (`onSend`). Nobody but the bearer of the token gets an answer, so its length
 * tells a stranger nothing.
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
