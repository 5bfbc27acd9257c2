import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../http/api/operation'
import { HttpError } from '../http/errors/httpError'
import { requireTenant } from '../http/request/personContext'
import { mediaLifetime, MEDIA_PATH } from './address'
import { byteRange } from './byteRange'
import { pathOf, readMedia } from './media'
import { readSecret } from './secret'

interface MediaParams {
  videoId: string
  ticket: string
  file: string
}

/**
 * The files of videos, in whole or in parts. Not part of the contract: the addresses come with a video, and another back end
 * may have them anywhere.
 */
export function registerMedia(api: Api): void {
  api.http.get<{ Params: MediaParams }>(`/${MEDIA_PATH}/:videoId/:ticket/:file`, async (request, reply) => {
    const tenant = requireTenant(api.tenants, request).id
    const videoId = Number(request.params.videoId)
    const { ticket, file } = request.params
    const secret = await readSecret(api.db)
    const left = mediaLifetime(secret, { tenant, videoId, ticket, now: api.now() })
    if (left === undefined) throw new HttpError(403, 'ADDRESS_ENDED')
    const [video] = await api.db.query<{ media: string }>(
      'select media from video where tenant = $1 and id = $2 and media is not null',
      [tenant, videoId],
    )
    const source = video && readMedia(video.media).sources.find((one) => one.file === file)
    if (!source) throw new HttpError(404, 'NOT_FOUND')
    void reply
      .type(source.type.split(';')[0] ?? source.type)
      .header('cache-control', `private, max-age=${Math.floor(left / 1000)}`)
    return sendFile(request, reply, pathOf(video.media, file))
  })
}

/** Sends a file, or the part of it that is asked for. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string) {
  const { size, mtimeMs } = await stat(path)
  const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`
  void reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const condition = request.headers['if-range']
  const range =
    condition === undefined || condition === etag ? byteRange(request.headers.range, size) : undefined
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  void reply.header('content-length', end - start + 1)
  return reply.send(request.method === 'HEAD' ? '' : createReadStream(path, { start, end }))
}
