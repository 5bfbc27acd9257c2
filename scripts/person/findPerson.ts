import { normalizeEmail } from '../../server/platform/identity/accounts/account'
import { need, tenantOf, type PersonCommand } from './command'

/** A person, and what they were found by: an address or an id, which the operator types again. */
export interface FoundPerson {
  id: string
  found: string
}

/** Finds the person of `--email` or `--id`. Rejects with a readable message if there is none, or several have the address. */
export async function findPerson({ db, tenants, values }: PersonCommand): Promise<FoundPerson> {
  const { id: tenant } = tenantOf({ tenants, values })
  const byId = values.id?.trim()
  const found = byId ?? normalizeEmail(need(values, 'email'))
  const people = await db.query<{ id: string }>(
    byId === undefined
      ? `select sub as id from account where tenant = $1 and email = $2
         union select id from person where tenant = $1 and lower(email) = $2`
      : 'select id from person where tenant = $1 and id = $2',
    [tenant, found],
  )
  const [person, ...others] = people
  if (!person)
    throw new Error(`Nobody in ${tenant} has ${byId === undefined ? 'the address' : 'the id'} ${found}.`)
  if (others.length > 0)
    throw new Error(
      `Several people have the address ${found}. Choose one with --id: ${people.map(({ id }) => id).join(', ')}`,
    )
  return { id: person.id, found }
}
