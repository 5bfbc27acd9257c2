import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
/** An encoded page with its headers. */
export interface PageResponse {
  status: number
  headers: Record<string, string>
  body: Buffer
}

const brotli = promisify(brotliCompress)
const compress = promisify(gzip)
/** Pages are compressed on every request: near the best size in about a millisecond. */
const QUALITY = 6

/** Encodes a page as the browser accepts it: brotli, gzip or plain. Never cached. */
export async function createPageResponse(html: string, status: number, accepts = ''): Promise<PageResponse> {
  const { encoding, body } = await encodePage(Buffer.from(html), accepts)
  const headers: Record<string, string> = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Accept-Language',
  }
  return { status, headers: encoding ? { ...headers, 'content-encoding': encoding } : headers, body }
}

async function encodePage(page: Buffer, accepts: string): Promise<{ encoding?: string; body: Buffer }> {
  if (/\bbr\b/.test(accepts)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    }
    return { encoding: 'br', body: await brotli(page, { params }) }
  }
  if (/\bgzip\b/.test(accepts)) return { encoding: 'gzip', body: await compress(page) }
  return { body: page }
}
