import { HttpError } from '../errors/httpError'
import { cleanImage, DamagedImage, isImage, LargeImage } from './images/cleanImage'
import type { FileStore, IncomingFile } from './fileStore'

/** What happens to a file that is received. */
export interface Receiving<Kind extends { type: string }, Result> {
  /** Who sends it: images are drawn in the turn of this person. */
  by: { tenant: string; person: string }
  /** Finds out what the file is by its content. Throws for a file that is not allowed. */
  check: (file: IncomingFile) => Promise<Kind>
  /** Stores the file, which is sealed, and what refers to it. */
  keep: (file: IncomingFile, kind: Kind) => Promise<Result>
}

/**
 * Receives a file: it is checked and scanned as it was sent, and an image is drawn again. What is left of it on this machine is
 * deleted whatever happens. Throws 400 FORMAT_NOT_VALID with the reason for a file that the scanner refuses, or an image that
 * cannot be drawn or has too many pixels; 429 TOO_MUCH_WORK when too many images of the person wait.
 */
export async function receiveFile<Kind extends { type: string }, Result>(
  files: FileStore,
  content: AsyncIterable<Buffer>,
  { by, check, keep }: Receiving<Kind, Result>,
): Promise<Result> {
  const sent = await files.receive(content)
  const received = [sent]
  try {
    const kind = await check(sent)
    await files.scan(sent)
    const file = isImage(kind.type) ? await draw(files, sent, kind.type, by) : sent
    received.push(file)
    await file.seal()
    return await keep(file, kind)
  } finally {
    for (const file of received) await file.discard()
  }
}

/** Receives the image without what it says about the camera and the place. */
async function draw(
  files: FileStore,
  file: IncomingFile,
  type: string,
  by: { tenant: string; person: string },
): Promise<IncomingFile> {
  try {
    return await files.receive(await cleanImage(file.path, type, by))
  } catch (error) {
    if (error instanceof LargeImage) throw refusedFile('pixels')
    throw error instanceof DamagedImage ? refusedFile('damaged') : error
  }
}

/** The error for a file that is not allowed; the portal has a text for each reason. */
export const refusedFile = (reason: string): HttpError =>
  new HttpError(400, 'FORMAT_NOT_VALID', { details: { field: 'file', reason } })
