import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logRequestError } from '../errors/errorHandler'
import { HttpError } from '../errors/httpError'

/** Largest file that anybody uploads, in bytes (CONST: 25,000,000). */
export const MAX_FILE_BYTES = 25_000_000

/** An uploaded file, given to an operation whose body is `file`. It must be read to its end. */
export interface Upload {
  /** As the sender calls it: never a path to be opened. */
  name: string
  /** Refuses with 400 MAX_EXCEEDED once there is more than the limit. */
  content: AsyncIterable<Buffer>
}

/** A picture answered by an operation whose response is `image`. */
export interface Picture {
  /** For example `image/svg+xml`. */
  type: string
  data: Buffer | string
}

/** A file answered by an operation whose response is `file`; it is sent as it comes. */
export interface Download {
  /** For example `text/csv; charset=utf-8`. */
  type: string
  /** What it is called where it is kept: letters, digits, dots and hyphens. */
  name: string
  content: AsyncIterable<string | Buffer>
}

/** The file of a request. Refuses with 400 FORMAT_NOT_VALID a request without one. */
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
 * Sends a file, which a browser keeps and never shows in the portal's own place. Its first piece is waited for, so that
 * one that cannot begin is answered as a refusal; what breaks later cuts the file off, and only the log can say why.
 */
export async function sendDownload(reply: FastifyReply, { type, name, content }: Download) {
  const pieces = Readable.from(await withFirstChunk(content), { objectMode: false })
  pieces.on('error', (error) => logRequestError(error, reply.request))
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(pieces)
}

/** The same pieces, the first of which is there. */
async function withFirstChunk<T>(content: AsyncIterable<T>): Promise<AsyncIterable<T>> {
  const pieces = content[Symbol.asyncIterator]()
  const first = await pieces.next()
  async function* all() {
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) yield piece.value
    } finally {
      // Whoever has gone away takes no more of them.
      await pieces.return?.()
    }
  }
  return all()
}
