import { HttpError } from '../http/errors/httpError'
import { cleanImage, DamagedImage, isImage } from './images/cleanImage'
import type { FileStore, IncomingFile } from './fileStore'

/** What happens to a file that is received. */
export interface Receiving<Kind extends { type: string }, Result> {
  /** Finds out what the file is by its content. Throws for a file that is not allowed. */
  check: (file: IncomingFile) => Promise<Kind>
  /** Stores the file, which is sealed, and what refers to it. */
  keep: (file: IncomingFile, kind: Kind) => Promise<Result>
}

/**
 * Receives a file: it is checked and scanned as it was sent, and an image is drawn again. What is left of it on this machine is
 * deleted whatever happens. Throws 400 FORMAT_NOT_VALID with the reason for a file that the scanner refuses, or an image that
 * cannot be drawn.
 */
export async function receiveFile<Kind extends { type: string }, Result>(
  files: FileStore,
  content: AsyncIterable<Buffer>,
  { check, keep }: Receiving<Kind, Result>,
): Promise<Result> {
  const sent = await files.receive(content)
  const received = [sent]
  try {
    const kind = await check(sent)
    await files.scan(sent)
    const file = isImage(kind.type) ? await draw(files, sent, kind.type) : sent
    received.push(file)
    await file.seal()
    return await keep(file, kind)
  } finally {
    for (const file of received) await file.discard()
  }
}

/** Receives the image without what it says about the camera and the place. */
async function draw(files: FileStore, file: IncomingFile, type: string): Promise<IncomingFile> {
  try {
    return await files.receive(await cleanImage(file.path, type))
  } catch (error) {
    throw error instanceof DamagedImage ? refusedFile('damaged') : error
  }
}

/** The error for a file that is not allowed; the portal has a text for each reason. */
export const refusedFile = (reason: string): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason } })
