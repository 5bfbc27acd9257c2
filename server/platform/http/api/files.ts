import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { logRequestError } from '../errors/errorHandler'
import { HttpError } from '../../errors/httpError'

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
  data: string | AsyncIterable<Buffer>
  /** Shows a real person: only the browser may store it, no cache in between. */
  isPrivate?: boolean
}

/** The result of an operation with response `file`; the content is streamed. */
export interface Download {
  /** For example `text/csv; charset=utf-8`. */
  type: string
  /** The download's file name: letters, digits, dots and hyphens. */
  name: string
  /** The name by which the person knows a file of theirs. */
  title?: string
  /** The handler has noted for its owner that somebody opens it. */
  isNoted?: boolean
  content: AsyncIterable<string | Buffer>
}

/** Reads the uploaded file of a request. Throws 400 FORMAT_NOT_VALID if there is none. */
export async function readUpload(request: FastifyRequest, maxBytes = MAX_FILE_BYTES): Promise<Upload> {
  const part = request.isMultipart() ? await request.file({ limits: { fileSize: maxBytes } }) : undefined
  if (!part) throw new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file' } })
  return { name: part.filename, content: withSizeLimit(part.file) }
}

async function* withSizeLimit(file: Readable & { truncated: boolean }): AsyncIterable<Buffer> {
  for await (const chunk of file) yield chunk as Buffer
  if (file.truncated) throw new HttpError(400, 'MAX_EXCEEDED')
}

/** Sends a picture: a drawn one as text, an uploaded one as a stream. */
export async function sendPicture(reply: FastifyReply, { type, data, isPrivate = false }: Picture) {
  const content = typeof data === 'string' ? data : await streamOf(reply, data)
  return reply
    .type(type)
    .header('cache-control', `${isPrivate ? 'private' : 'public'}, max-age=86400`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(content)
}

/** Streams a file as an attachment. */
export async function sendDownload(reply: FastifyReply, { type, name, title = name, content }: Download) {
  const stream = await streamOf(reply, content)
  const whole = /[^\x20-\x7E]/.test(title) ? `; filename*=UTF-8''${encodeParameter(withoutPath(title))}` : ''
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"${whole}`).send(stream)
}

/** A name that no system takes for a folder, a drive or a hidden file. */
const withoutPath = (name: string): string => name.replaceAll(/[\\/:*?"<>|]/g, '-').replace(/^\.+/, '')

/** A value of a header parameter with letters of any alphabet (RFC 8187). */
const encodeParameter = (value: string): string =>
  encodeURIComponent(value).replaceAll(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The stream of a response. Waits for the first chunk, so that an error before it becomes an HTTP error; a later error
 * cuts the response off and is logged.
 */
async function streamOf(reply: FastifyReply, content: AsyncIterable<string | Buffer>): Promise<Readable> {
  const stream = Readable.from(await withFirstChunk(content), { objectMode: false })
  return stream.on('error', (error) => logRequestError(error, reply.request))
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
