import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'

/** A family administrator. */
export interface FamilyOwner {
  id: string
  name: string
  email: string | null
  agreementId: number | null
}

/**
 * The family administrator whose account a call uses. Throws 403 for anyone else: a dependent who is acted for
 * has no family of their own.
 */
export async function requireFamilyOwner(
  db: Tx,
  tenant: string,
  { subject }: PersonContext,
): Promise<FamilyOwner> {
  const owner = await findOwner(db, tenant, subject)
  if (!owner) throw new HttpError(403, 'FORBIDDEN')
  return owner
}

/**
 * The person whose family a call lists: the one whose account is used if they are a family administrator, so that an
 * administrator sees the family of the user they act for, and otherwise the signed-in person, who switches accounts.
 */
export async function familyOwnerOf(
  db: Tx,
  tenant: string,
  { actor, subject }: PersonContext,
): Promise<string> {
  return (await findOwner(db, tenant, subject)) ? subject : actor
}

async function findOwner(db: Tx, tenant: string, id: string): Promise<FamilyOwner | undefined> {
  const [owner] = await db.query<FamilyOwner>(
    `select id, concat_ws(' ', name, surname) as name, email, agreement_id as "agreementId" from person
     where tenant = $1 and id = $2 and is_family_admin`,
    [tenant, id],
  )
  return owner
}
