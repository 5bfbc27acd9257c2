import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fontFamilies, fontsFolder } from '../tenants/theme'
import { HttpError } from '../errors/httpError'

const FILES = ['font.woff2', 'font.css', 'OFL.txt']

const YEAR_SECONDS = 31_536_000

/**
 * Serves `/fonts/*`: the fonts of the portal. The address of a font file contains a hash of its content, so browsers
 * cache it without revalidating. Needs `reply.sendFile`.
 */
export function serveFonts(http: FastifyInstance): void {
  http.get<{ Params: { family: string; file: string } }>('/fonts/:family/:file', (request, reply) => {
    const { family, file } = request.params
    if (!fontFamilies.includes(family) || !FILES.includes(file)) throw new HttpError(404, 'NOT_FOUND')
    const cache = file.endsWith('.woff2') ? `max-age=${YEAR_SECONDS}, immutable` : 'no-cache'
    return reply
      .header('cache-control', cache)
      .sendFile(file, path.join(fontsFolder, family), { cacheControl: false })
  })
}
