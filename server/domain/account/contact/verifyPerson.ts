import type { PersonalData } from '../../../../schemas/generated/entities'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { savePersonalData } from '../data/saveData'
import { lockPersonalData } from '../data/personalData'
import { requireOwn } from '../ownAccount'
import { normalizePhone } from './target'

type Call = OperationCall<'PUT api/users/verify'>

/** The feature whose video consultations ask people to verify themselves first. */
const ASKING_FEATURE = 'boostedCrew'

/**
 * Confirms who a person is, after their telephone number. Where video consultations ask for it,
 * the person may use them from now on. Throws 409 PHONE_NOT_VERIFIED, and like `savePersonalData`.
 */
export async function verifyPerson(call: Call): Promise<{ version: number }> {
  const { tenant, now } = call
  const id = requireOwn(call.person)
  return call.db.tx(async (tx) => {
    const { insurance, ...data } = orNotFound(await lockPersonalData(tx, tenant.id, id))
    const [contact] = await tx.query<{ phone: string | null; verified: string | null }>(
      'select phone, verified_phone as verified from person where tenant = $1 and id = $2',
      [tenant.id, id],
    )
    const isProven = Boolean(contact?.verified) && normalizePhone(contact?.phone ?? '') === contact?.verified
    if (!isProven) throw new HttpError(409, 'PHONE_NOT_VERIFIED')
    const userMeta = Object.entries(insurance).map(([metaKey, metaValue]) => ({ metaKey, metaValue }))
    const whole = { ...data, userMeta, ...call.body } as PersonalData
    const saved = await savePersonalData({ ...call, db: tx }, whole)
    await tx.query(
      `update person set verified_at = coalesce(verified_at, $3::timestamptz), is_doctor24 = is_doctor24 or $4::boolean
       where tenant = $1 and id = $2`,
      [tenant.id, id, now.toISOString(), tenant.backend.features.includes(ASKING_FEATURE)],
    )
    return saved
  })
}
