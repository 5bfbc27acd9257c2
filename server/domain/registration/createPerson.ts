import { toIdentification } from '../../../schemas/rules/identification'
import type { Tx } from '../../platform/db/database'
import { planDecides } from '../../../schemas/rules/planCapabilities'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { createAccount } from '../../platform/identity/accounts/account'
import type { Registration } from '../../platform/identity/registrations/registrations'
import { rememberPortal } from '../letters/queue/enqueue'
import { acceptConditions } from './conditions/acceptance'
import type { RegistrationAnswers } from './register'

/** Who registers looks after a family where the tenant has families and sells them with no plan. */
const hasFamily = ({ features, plans = [] }: TenantOnServer['backend']): boolean =>
  features.includes('family') && !planDecides(plans, 'family')

/** Makes the person and the account of somebody whose email is confirmed. Rejects with 23505 if it has an account. */
export async function createPerson(
  tx: Tx,
  { id: tenant, backend }: TenantOnServer,
  { id, email, answers, passwordHash, language, createdAt }: Registration<RegistrationAnswers>,
): Promise<void> {
  const { identificationNumberType, identificationNumber } = toIdentification(
    answers.identificationNumber ? (answers.identificationNumberType ?? 0) : 0,
    answers.identificationNumber ?? '',
  )
  await tx.query(
    `insert into person (tenant, id, name, surname, email, phone, birth_date, gender, country, nick_name,
       identification_number_type, identification_number, associated_doctor_id, referrer_id, is_family_admin,
       email_confirmed, first_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, true, true)`,
    [
      tenant,
      id,
      answers.name.trim(),
      answers.surname.trim(),
      email,
      answers.phone.trim(),
      answers.birthDate,
      answers.gender ?? 0,
      answers.country ?? null,
      answers.nickName ?? null,
      identificationNumberType,
      identificationNumber,
      answers.doctorId,
      answers.referrerId === null ? null : String(answers.referrerId),
      hasFamily(backend),
    ],
  )
  await createAccount(tx, { tenant, sub: id, email, roles: [], passwordHash })
  await acceptConditions(tx, tenant, { personId: id, version: answers.conditionsVersion }, createdAt)
  await rememberPortal(tx, tenant, { actorId: id, language })
}
