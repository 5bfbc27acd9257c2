import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Api } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import { requireTenant } from '../../../platform/http/request/personContext'
import { mediaLifetime, MEDIA_PATH, PLAN_MS } from '../../../platform/media/address'
import { byteRange } from '../../../platform/files/byteRange'
import { readSecret } from '../../../platform/media/secret'
import { findVideoFile, type ReadableFile } from '../../../platform/media/videoFiles'

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
    const [video] = await api.db.query<{ media: string; isForPlans: boolean }>(
      `select media, plan_ids <> '{}' as "isForPlans" from video where tenant = $1 and id = $2 and media is not null`,
      [tenant, videoId],
    )
    // An address from before the video was for some plans works for hours.
    if (video?.isForPlans && left > PLAN_MS) throw new HttpError(403, 'ADDRESS_ENDED')
    const found = video && (await findVideoFile(api, { tenant, videoId, media: video.media }, file))
    if (!found) throw new HttpError(404, 'NOT_FOUND')
    void reply
      .type(found.type.split(';')[0] ?? found.type)
      .header('cache-control', `private, max-age=${Math.floor(left / 1000)}`)
    return sendFile(request, reply, found)
  })
}

/** Sends a file, or the part of it that is asked for. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, { size, tag, read }: ReadableFile) {
  const etag = `"${tag}"`
  void reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const condition = request.headers['if-range']
  const range =
    condition === undefined || condition === etag ? byteRange(request.headers.range, size) : undefined
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  void reply.header('content-length', end - start + 1)
  // For HEAD a stream too: Fastify replaces the length by that of a text.
  const content = request.method === 'HEAD' ? [] : read({ start, end })
  return reply.send(Readable.from(content, { objectMode: false }))
}
