import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { negotiateEncoding } from '../http/compression/precompressed'

/** A script or style sheet of the build in the encodings that the build wrote. */
interface BuildFile {
  type: string
  plain: Buffer
  br: Buffer | undefined
  gzip: Buffer | undefined
}

const YEAR_SECONDS = 31_536_000
const PREFIX = '/assets/'

const types = new Map([
  // Modules are always read as UTF-8, style sheets as their page is, and no request has credentials: a charset and `public` would add bytes to each answer.
  ['.js', 'text/javascript'],
  ['.mjs', 'text/javascript'],
  ['.css', 'text/css'],
])

const headers = {
  'cache-control': `max-age=${YEAR_SECONDS}, immutable`,
  vary: 'Accept-Encoding',
}

/**
 * Serves the build's files from `folder`. Their names contain a content hash, so browsers cache them without revalidating. A page
 * asks for about sixty scripts and style sheets: they are sent from memory, which takes half the time of opening
 * each one.
 */
export async function serveBuildFiles(http: FastifyInstance, folder: string): Promise<void> {
  const files = readBuildFiles(folder)
  await http.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    acceptRanges: false,
    lastModified: false,
    etag: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) reply.setHeader(name, value)
    },
  })
  http.get<{ Params: { file: string } }>(`${PREFIX}:file`, (request, reply) => {
    const file = files.get(request.params.file)
    if (!file) return reply.sendFile(request.params.file)
    const accepted = negotiateEncoding(request)
    const encoding = accepted && file[accepted] ? accepted : undefined
    reply.headers(headers).type(file.type)
    return encoding ? reply.header('content-encoding', encoding).send(file[encoding]) : reply.send(file.plain)
  })
}

function readBuildFiles(folder: string): ReadonlyMap<string, BuildFile> {
  const names = new Set(readdirSync(folder))
  const read = (name: string) => (names.has(name) ? readFileSync(path.join(folder, name)) : undefined)
  const files = new Map<string, BuildFile>()
  for (const name of names) {
    const type = types.get(path.extname(name))
    const plain = type && read(name)
    if (plain) files.set(name, { type, plain, br: read(`${name}.br`), gzip: read(`${name}.gz`) })
  }
  return files
}
