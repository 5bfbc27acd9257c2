import type { DependentUser, IndependentUser } from '../../../schemas/generated/entities'
import { DEFAULT_TYPE, NO_TYPE, normalizeNumber } from '../../../schemas/rules/identification'
import type { AdminRecord } from '../entities/defineAdminEntity'
import type { Change } from '../entities/history/change'
import { fieldError } from '../entities/records/fieldError'
import { checkDependent, toMemberRecord } from './administration/writeMember'
import type { FamilyOwner } from './owner'

/**
 * The values of a dependent to store. Throws 400 for a document that is missing at the age of the dependent or not valid. A type without a number is not a document: type 1 is preselected.
 */
export function dependentRecord(
  { id: _id, version: _version, consent: _consent, ...body }: DependentUser,
  { today }: Change,
): AdminRecord {
  const { identificationNumberType = DEFAULT_TYPE, agreementId, ...rest } = body
  const identificationNumber =
    identificationNumberType === NO_TYPE ? '' : normalizeNumber(body.identificationNumber ?? '')
  checkDependent({ birthDate: rest.birthDate, identificationNumberType, identificationNumber }, today)
  return toMemberRecord({
    ...rest,
    identificationNumberType: identificationNumber === '' ? NO_TYPE : identificationNumberType,
    identificationNumber,
    agreementId: agreementId ?? 0,
  })
}

/** The values of an invited person to store. */
export const independentRecord = ({
  id: _id,
  version: _version,
  agreementId,
  ...body
}: IndependentUser): AdminRecord => toMemberRecord({ ...body, agreementId: agreementId ?? 0 })

/** Rejects a birth date in the future. */
export function checkBirthDate({ birthDate }: { birthDate: string }, { today }: Change): void {
  if (birthDate > today) throw fieldError('/birthDate', 'maximum', { limit: today })
}

/**
 * Rejects an agreement that is neither the family administrator's nor the member's: an agreement pays, so nobody chooses
 * one for themselves.
 */
export function checkAgreement(
  { agreementId }: AdminRecord,
  owner: FamilyOwner,
  current: number | null = null,
): void {
  const allowed = [undefined, owner.agreementId, current]
  if (!allowed.includes(agreementId as number | undefined)) throw fieldError('/agreementId', 'enum')
}
