import type { AccountToken } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { retryOnDeadlock } from '../../db/retryOnDeadlock'
import { redeemRegistration } from '../../identity/registrations/registrations'
import type { TenantOnServer } from '../../tenants/tenants'
import { redeemLinkToken } from '../../identity/singleUse/links'
import { createPerson } from './createPerson'
import type { RegistrationAnswers } from './register'

const UNIQUE_VIOLATION = '23505'

/**
 * Confirms an address with the link of a letter (AUTH-056): makes the person and the account of a registration, or
 * confirms the address of an account. Returns undefined for a used or expired link.
 */
export async function confirmAccount(
  db: Tx,
  tenant: TenantOnServer,
  { userId, token }: AccountToken,
  now: Date,
): Promise<true | undefined> {
  try {
    // Two registrations of an address that are confirmed at the same moment end each other.
    return await retryOnDeadlock(db, async (tx) => {
      const link = { id: userId, token }
      const registration = await redeemRegistration<RegistrationAnswers>(tx, tenant.id, link, now)
      if (registration) {
        await createPerson(tx, tenant, registration)
        return true
      }
      const owner = { tenant: tenant.id, personId: userId, purpose: 'confirm' } as const
      if (!(await redeemLinkToken(tx, owner, token, now))) return undefined
      await confirmEmail(tx, tenant.id, userId)
      return true
    })
  } catch (error) {
    // Somebody has made an account with the address meanwhile.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) return undefined
    throw error
  }
}

/** Records that a person has received a letter at their address. */
export const confirmEmail = (tx: Tx, tenant: string, personId: string): Promise<unknown> =>
  tx.query('update person set email_confirmed = true where tenant = $1 and id = $2', [tenant, personId])
