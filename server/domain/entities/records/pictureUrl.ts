import type { RecordChange } from '../defineAdminEntity'
import { fieldError } from './fieldError'

/** Rejects the address of a picture that the tenant does not have. */
export async function checkImageUrl({ tx, change, body }: RecordChange): Promise<void> {
  const url = body?.['imageUrl'] as string | undefined
  if (url === undefined) return
  const id = /^\/api\/thumbnails\/(\d+)\//.exec(url)?.[1]
  // The lock keeps the picture from being swept before the record refers to it.
  const known = await tx.query('select 1 from picture where tenant = $1 and id = $2::bigint for key share', [
    change.tenant,
    id ?? -1,
  ])
  if (known.length === 0) throw fieldError('/imageUrl', 'exists')
}
