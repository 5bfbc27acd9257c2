import type { Tx } from '../db/database'

/** The secret that signs addresses and keys. All servers of a database have the same. */
export async function readSecret(db: Tx): Promise<string> {
  const [row] = await db.query<{ secret: string }>('select secret from video_secret')
  if (!row) throw new Error('The table video_secret is empty')
  return row.secret
}
