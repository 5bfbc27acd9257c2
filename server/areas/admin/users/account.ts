import { HttpError } from '../../../http/errors/httpError'
import { createAccount, normalizeEmail } from '../../../identity/accounts/account'
import { UNUSABLE_HASH } from '../../../identity/accounts/password'
import { signOutEverywhere } from '../../../identity/protocol/adapter'
import { fieldError } from '../records/fieldError'
import { brokenRule } from '../../people/identificationTypes'
import type { AdminRecord, RecordChange } from '../defineAdminEntity'
import { checkRoleRights } from './roles'

const UNIQUE_VIOLATION = '23505'

/** Rejects changes without the right (`checkRoleRights`), roles without an account, and an e-mail address in use. */
export async function checkAccount(saving: RecordChange): Promise<void> {
  checkRoleRights(saving)
  const { tx, change, id, current, body } = saving
  if (!body) return
  checkDocument(body)
  const email = textOf(body['email'])
  const roles = body['roles'] ?? current?.['roles'] ?? []
  if (email === undefined && (roles as string[]).length > 0) throw fieldError('/email', 'required')
  if (email === undefined) return
  const [other] = await tx.query<{ sub: string }>(
    'select sub from account where tenant = $1 and email = $2',
    [change.tenant, normalizeEmail(email)],
  )
  if (other && other.sub !== id) throw emailExists(other.sub)
}

/** Checks the document number against its type (FAMILY-008). */
function checkDocument({ identificationNumberType: type, identificationNumber: number }: AdminRecord): void {
  const broken = brokenRule(type as number | undefined, textOf(number))
  if (broken)
    throw fieldError(broken === 'enum' ? '/identificationNumberType' : '/identificationNumber', broken)
}

/** Writes the account: a user with an e-mail address has one, and sets the password themselves. */
export async function writeAccount({ tx, change, id, current, body }: RecordChange): Promise<void> {
  const { tenant } = change
  const sub = String(id)
  const email = textOf(body?.['email'])
  if (email === undefined) return removeAccount({ tx, change, id })
  const roles = (body?.['roles'] ?? current?.['roles'] ?? []) as string[]
  const hasNewEmail = normalizeEmail(email) !== normalizeEmail(textOf(current?.['email']) ?? '')
  const [known] = await tx.query('select 1 from account where tenant = $1 and sub = $2', [tenant, sub])
  const write = known
    ? // Roles outside the administration stay unchanged.
      tx.query(
        `update account set email = $3, roles = $4::text[] || array(
           select role from unnest(roles) role where role not like '%Administrator')
         where tenant = $1 and sub = $2`,
        [tenant, sub, normalizeEmail(email), roles],
      )
    : createAccount(tx, { tenant, sub, email, roles, passwordHash: UNUSABLE_HASH })
  await write.catch((error: unknown) => {
    throw (error as { code?: string }).code === UNIQUE_VIOLATION ? emailExists() : error
  })
  if (hasNewEmail) {
    await tx.query('update person set email_confirmed = false where tenant = $1 and id = $2', [tenant, sub])
    if (current) await signOutEverywhere(tx, tenant, sub)
  }
}

async function removeAccount({ tx, change, id }: Pick<RecordChange, 'tx' | 'change' | 'id'>): Promise<void> {
  await signOutEverywhere(tx, change.tenant, String(id))
  await tx.query('delete from account where tenant = $1 and sub = $2', [change.tenant, id])
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Names the user with the address, so that the form can link to them. */
const emailExists = (user?: string) =>
  new HttpError(400, 'EMAIL_EXISTS', {
    details: { fields: [{ path: '/email', keyword: 'unique', params: {} }], ...(user && { user }) },
  })
