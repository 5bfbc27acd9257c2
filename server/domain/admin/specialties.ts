import type { RecordChange } from '../entities/defineAdminEntity'
import { fieldError } from '../entities/records/fieldError'
import { checkImageUrl } from '../entities/records/pictureUrl'

/** Rejects a picture that the tenant does not have, and ages that nobody has: the youngest above the oldest. */
export async function checkSpecialty(saving: RecordChange): Promise<void> {
  const { minAge, maxAge } = (saving.body ?? {}) as { minAge?: number; maxAge?: number }
  if (minAge && maxAge && minAge > maxAge) throw fieldError('/minAge', 'order')
  await checkImageUrl(saving)
}
