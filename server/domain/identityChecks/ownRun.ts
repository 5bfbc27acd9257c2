import { MAX_SIDE, readDimensions } from '../../../schemas/pictures/dimensions'
import type { IdentitySide, SandboxOutcome } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import type { Upload } from '../../platform/http/api/files'
import { HttpError } from '../../platform/errors/httpError'
import { invalidField } from '../../platform/errors/invalidField'
import { orNotFound } from '../../platform/errors/orNotFound'
import { pictureType } from '../pictures/pictureType'
import { deletePictures, findRun } from './runs'

/** An open check of a person. */
export interface OpenRun {
  db: Tx
  tenant: string
  personId: string
  id: string
  now: Date
}

const sides: readonly IdentitySide[] = ['front', 'back', 'face']
/** A portal sends at most 1600 pixels a side, which is far below. */
const MAX_BYTES = 5_000_000
/** In smaller pictures no document can be read. */
const MIN_SIDE = 240

/** The side in an address. Throws 404 for another word. */
export const readSide = (text: string): IdentitySide => orNotFound(sides.find((side) => side === text))

/** The sides of a check that have a picture, in their order. */
export async function listSides(db: Tx, tenant: string, runId: string): Promise<IdentitySide[]> {
  const rows = await db.query<{ side: IdentitySide }>(
    'select side from identity_picture where tenant = $1 and run_id = $2',
    [tenant, runId],
  )
  return sides.filter((side) => rows.some((row) => row.side === side))
}

/**
 * Stores a picture of an open check. Throws 400 FORMAT_NOT_VALID unless it is PNG, JPEG or WebP, MAX_EXCEEDED
 * above 5,000,000 bytes or 8,192 pixels, TOO_SMALL below 240 pixels, and 409 CHECK_FINISHED.
 */
export async function storePicture(run: OpenRun, side: IdentitySide, upload: Upload): Promise<void> {
  const { db, tenant, id } = run
  const content = await readContent(upload)
  const type = checkPicture(content)
  await requireOpen(run)
  await db.tx(async (tx) => {
    // The lock keeps a completion or an abandonment from missing the picture.
    await lockOpen(tx, run)
    await tx.query(
      `insert into identity_picture (tenant, run_id, side, type, content) values ($1, $2, $3, $4, $5)
       on conflict (tenant, run_id, side) do update set type = excluded.type, content = excluded.content`,
      [tenant, id, side, type, content],
    )
  })
}

async function readContent({ content }: Upload): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  // A refused file is still read to its end, so that the browser gets the answer.
  for await (const piece of content) if ((bytes += piece.length) <= MAX_BYTES) pieces.push(piece)
  if (bytes > MAX_BYTES) throw new HttpError(400, 'MAX_EXCEEDED')
  return Buffer.concat(pieces)
}

function checkPicture(content: Buffer): string {
  const type = pictureType(content)
  const size = type && readDimensions(type, content)
  if (!type || !size) throw invalidField('file')
  if (Math.max(size.width, size.height) > MAX_SIDE) throw new HttpError(400, 'MAX_EXCEEDED')
  if (Math.min(size.width, size.height) < MIN_SIDE) throw invalidField('file', 'TOO_SMALL')
  return type
}

/** Throws 404 unless the check is the person's own, and 409 CHECK_FINISHED unless it is open. */
async function requireOpen({ db, tenant, personId, id }: OpenRun): Promise<void> {
  const run = await findRun(db, tenant, id)
  const { state } = orNotFound(run?.personId === personId ? run : undefined)
  if (state !== 'started') throw new HttpError(409, 'CHECK_FINISHED')
}

async function lockOpen(tx: Tx, run: OpenRun): Promise<void> {
  await tx.query('select 1 from identity_run where tenant = $1 and id = $2 for update', [run.tenant, run.id])
  await requireOpen({ ...run, db: tx })
}

/** Completes an open check. Throws 400 TASK_NOT_COMPLETED without the front of the document and the face. */
export function completeRun(run: OpenRun, { outcome }: SandboxOutcome): Promise<void> {
  const { tenant, id, now } = run
  return run.db.tx(async (tx) => {
    await lockOpen(tx, run)
    const sent = await listSides(tx, tenant, id)
    if (!sent.includes('front') || !sent.includes('face')) throw new HttpError(400, 'TASK_NOT_COMPLETED')
    await tx.query(
      `update identity_run set state = 'processing', sandbox_outcome = $3, completed_at = $4, asked_at = $4
       where tenant = $1 and id = $2`,
      [tenant, id, outcome, now.toISOString()],
    )
  })
}

/** Abandons an open check and deletes its pictures; one that is not open stays as it is. */
export function abandonRun(run: OpenRun): Promise<void> {
  const { tenant, personId, id } = run
  return run.db.tx(async (tx) => {
    const [closed] = await tx.query(
      `update identity_run set state = 'abandoned' where tenant = $1 and person_id = $2 and id = $3 and state = 'started'
       returning id`,
      [tenant, personId, id],
    )
    if (closed) return deletePictures(tx, tenant, id)
    const known = await findRun(tx, tenant, id)
    orNotFound(known?.personId === personId ? known : undefined)
    return undefined
  })
}
