import type { VideoVitalTest } from '../../../schemas/generated/entities'
import { ageOn } from '../../../schemas/rules/age'
import { orNotFound } from '../../platform/errors/orNotFound'
import { findUser } from '../people/people'
import type { ScanContext } from './scanContext'

/** What a scan reads of the person; null is not set. */
export async function readPatient({
  db,
  tenant,
  person,
  now,
}: ScanContext): Promise<VideoVitalTest['patient']> {
  const { birthDate, gender, weight } = orNotFound(await findUser(db, tenant, person))
  return {
    age: birthDate ? ageOn(birthDate.slice(0, 10), now.toISOString().slice(0, 10)) : null,
    sex: gender ?? null,
    weight: weight ?? null,
  }
}
