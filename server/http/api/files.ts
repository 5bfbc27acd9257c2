import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logRequestError } from '../errors/errorHandler'
import { HttpError } from '../errors/httpError'

/** Maximum size of an uploaded file in bytes. */
export const MAX_FILE_BYTES = 25_000_000

/** The body of an operation with body `file`. The handler must read the content to its end. */
export interface Upload {
  /** The sender's file name. Never use it as a path. */
  name: string
  /** Throws 400 MAX_EXCEEDED after the limit. */
  content: AsyncIterable<Buffer>
}

/** The result of an operation with response `image`. */
export interface Picture {
  /** For example `image/svg+xml`. */
  type: string
  data: Buffer | string
}

/** The result of an operation with response `file`; the content is streamed. */
export interface Download {
  /** For example `text/csv; charset=utf-8`. */
  type: string
  /** The download's file name: letters, digits, dots and hyphens. */
  name: string
  content: AsyncIterable<string | Buffer>
}

/** Reads the uploaded file of a request. Throws 400 FORMAT_NOT_VALID if there is none. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file' } })
  return { name: part.filename, content: withSizeLimit(part.file) }
}

async function* withSizeLimit(file: Readable & { truncated: boolean }): AsyncIterable<Buffer> {
  for await (const chunk of file) yield chunk as Buffer
  if (file.truncated) throw new HttpError(400, 'MAX_EXCEEDED')
}

export const sendPicture = (reply: FastifyReply, { type, data }: Picture) =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(data)

/**
 * Streams a file as an attachment. Waits for the first chunk, so that an error before it becomes an HTTP error; a later
 * error cuts the download off and is logged.
 */
export async function sendDownload(reply: FastifyReply, { type, name, content }: Download) {
  const pieces = Readable.from(await withFirstChunk(content), { objectMode: false })
  pieces.on('error', (error) => logRequestError(error, reply.request))
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(pieces)
}

/** The same chunks, after the first one has arrived. */
async function withFirstChunk<T>(content: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const pieces = content[Symbol.asyncIterator]()
  const first = await pieces.next()
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
    } finally {
      // Stops the source when the client disconnects.
      await pieces.return?.()
    }
  }
  return all()
}
