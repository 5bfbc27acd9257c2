import type { SecondStep } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import type { Api } from '../../../platform/http/api/operation'
import type { PersonContext } from '../../../platform/http/request/personContext'
import { findAccount } from '../../../platform/identity/accounts/account'
import { listFactors, type Factor, type FactorChange } from '../../../platform/identity/secondStep/factors'
import { askedBySession, type SecondStepOwner } from '../../../platform/identity/secondStep/owner'
import type { PasskeySite } from '../../../platform/identity/secondStep/passkeys'
import { countRecoveryCodes } from '../../../platform/identity/secondStep/recoveryCodes'
import { mustHaveSecondStep } from '../../../platform/sessions/secondStepDuty'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { HttpError } from '../../../platform/errors/httpError'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { requireOwn } from '../ownAccount'

/** The part of a call that says whose second step it is. */
export interface StepCall {
  db: Tx
  tenant: TenantOnServer
  person: PersonContext
  origin: string
  language: string
  now: Date
}

/** More than this many passkeys and apps is a mistake, or a script. */
const MAX_FACTORS = 20

/** The account of the person who signed in, as the owner of its second step. Throws 403 while they act for somebody. */
export const ownerOf = (
  { serverKey }: Pick<Api, 'serverKey'>,
  { tenant, person }: StepCall,
): SecondStepOwner => ({
  tenant: tenant.id,
  sub: requireOwn(person),
  serverKey,
  askedBy: askedBySession(person.session),
})

/** Where the passkeys of a call are used: at its host. */
export const siteOf = ({ tenant, origin }: StepCall): PasskeySite => ({
  tenant: tenant.id,
  origin,
  brand: tenant.manifest.name,
})

/** A change of the factors of the person who signed in. */
export const changeOf = ({ person, language, now }: StepCall): FactorChange => ({
  sub: requireOwn(person),
  language,
  now,
})

/** The second step of an account, as the API returns it. */
export async function readSecondStep(
  db: Tx,
  tenant: TenantOnServer,
  { sub, origin }: { sub: string; origin: string },
): Promise<SecondStep> {
  const host = new URL(origin).hostname
  const toEntity = ({ id, kind, name, createdAt, lastUsedAt, host: of }: Factor) => ({
    id,
    kind,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isUsableHere: kind === 'app' || of === host,
  })
  return {
    factors: (await listFactors(db, tenant.id, sub)).map(toEntity),
    recoveryCodes: await countRecoveryCodes(db, tenant.id, sub),
    isRequired: await mustHaveSecondStep(db, tenant, sub),
  }
}

/** The email of an account that may have another factor. Throws 400 MAX_EXCEEDED. */
export async function requireRoom({ db, tenant, person }: StepCall): Promise<string> {
  const sub = requireOwn(person)
  if ((await listFactors(db, tenant.id, sub)).length >= MAX_FACTORS) throw new HttpError(400, 'MAX_EXCEEDED')
  return orNotFound(await findAccount(db, tenant.id, sub)).email
}
