import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text in every encoding, compressed once. */
export interface Precompressed {
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
}

export function precompress(text: string): Precompressed {
  const plain = Buffer.from(text)
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    gzip: gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
  }
}

/** Sends a precompressed text. Browsers revalidate it on every request and get 304 while it is unchanged. */
export function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  packed: Precompressed,
) {
  reply.header('etag', packed.etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  if (request.headers['if-none-match']?.replace(/^W\//, '') === packed.etag) return reply.code(304).send()
  const encoding = negotiateEncoding(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(type).send(encoding ? packed[encoding] : packed.plain)
}

/** The best encoding the browser accepts; undefined if none. */
export function negotiateEncoding(request: FastifyRequest): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] ?? ''
  return (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\D|$))`).test(accepted),
  )
}
