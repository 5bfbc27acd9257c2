import type { Tx } from '../../db/engine'
import { giveWay, readSlices } from '../../db/slices'

/** The bytes of a piece: the embedded engine writes one in a few milliseconds, and others run in between. */
export const PIECE_BYTES = 131_072

/** A picture of a tenant. */
export interface PictureKey {
  tenant: string
  id: number
}

/** Writes the content of a picture in pieces, each in a transaction of its own. */
export async function writePieces(db: Tx, { tenant, id }: PictureKey, content: Buffer): Promise<void> {
  for (let position = 0; position * PIECE_BYTES < content.length; position++) {
    const startedAt = performance.now()
    await db.query(
      'insert into picture_piece (tenant, picture_id, position, content) values ($1, $2, $3, $4)',
      [tenant, id, position, content.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES)],
    )
    await giveWay(db, performance.now() - startedAt)
  }
}

interface Piece {
  position: number
  content: Uint8Array
}

/** Generates the content of a picture. */
export async function* readPieces(db: Tx, { tenant, id }: PictureKey): AsyncIterable<Buffer> {
  const read = (last?: Piece) =>
    db.query<Piece>(
      `select position, content from picture_piece
       where tenant = $1 and picture_id = $2 and position > $3 order by position limit 1`,
      [tenant, id, last?.position ?? -1],
    )
  for await (const pieces of readSlices(db, read)) yield* pieces.map(({ content }) => Buffer.from(content))
}
