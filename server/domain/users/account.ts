import { isDeepStrictEqual } from 'node:util'
import { HttpError } from '../../platform/errors/httpError'
import { createAccount, normalizeEmail } from '../../platform/identity/accounts/account'
import { UNUSABLE_HASH } from '../../platform/identity/accounts/password'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import { fieldError } from '../entities/records/fieldError'
import type { RecordChange } from '../entities/defineAdminEntity'
import { enqueueAccountLetter } from '../../platform/letters/accountLetter'
import { checkPersonalData } from './personalData'
import { checkDoctorAddress, checkRoleRights } from './roles'

const UNIQUE_VIOLATION = '23505'

/** Rejects changes without the right (`checkRoleRights`, `checkDoctorAddress`), roles without an account, and an email address or external id in use. */
export async function checkAccount(saving: RecordChange): Promise<void> {
  checkRoleRights(saving)
  await checkDoctorAddress(saving)
  const { tx, change, id, current, body } = saving
  if (!body) return
  await checkPersonalData(saving)
  checkPlan(saving)
  checkScenarios(saving)
  await checkExternalId(saving)
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

/** Rejects a plan that the tenant does not have; one that the user has already may stay. */
function checkPlan({ change, current, body }: RecordChange): void {
  const plan = body?.['planId'] as number | undefined
  if (plan === undefined || plan === current?.['planId'] || change.plans.includes(plan)) return
  throw fieldError('/planId', 'exists', { id: plan })
}

/** Rejects the number of another user in the hospital's system: nobody is a user twice. */
async function checkExternalId({ tx, change, current, body }: RecordChange): Promise<void> {
  const externalId = textOf(body?.['externalId'])
  if (externalId === undefined || externalId === current?.['externalId']) return
  // Two administrators may save the same number at once.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`external_id ${change.tenant} ${externalId}`])
  const [other] = await tx.query<{ id: string }>(
    'select id from person where tenant = $1 and external_id collate "C" = $2 limit 1',
    [change.tenant, externalId],
  )
  if (other) throw fieldError('/externalId', 'unique', { user: other.id })
}

/** Rejects other scenarios in a tenant whose administrators do not edit them. */
function checkScenarios({ change, current, body }: RecordChange): void {
  const scenarios = body?.['attentionScenarios']
  if (scenarios === undefined || change.features.includes('attentionScenarios')) return
  if (!isDeepStrictEqual(scenarios, current?.['attentionScenarios'])) throw new HttpError(403, 'ROLE')
}

/** Writes the account: a user with an email address has one, and sets the password with the link of a letter. */
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
  if (!known) {
    const { now, isImport } = change
    await enqueueAccountLetter(tx, tenant, {
      kind: 'setPassword',
      personId: sub,
      now,
      ...(isImport && { isBulk: true }),
    })
  }
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
