import type { Tx } from '../../platform/db/database'
import { readSlices } from '../../platform/db/slices'

interface Piece {
  position: number
  content: Uint8Array
}

/** Generates the content of a picture from before the file store, or of demo data: it is in the database, in pieces of 128 KB. */
export async function* readPieces(db: Tx, tenant: string, id: number): AsyncIterable<Buffer> {
  const read = (last?: Piece) =>
    db.query<Piece>(
      `select position, content from picture_piece
       where tenant = $1 and picture_id = $2 and position > $3 order by position limit 1`,
      [tenant, id, last?.position ?? -1],
    )
  for await (const pieces of readSlices(db, read)) yield* pieces.map(({ content }) => Buffer.from(content))
}
