import { cleanCode } from '../../../../schemas/rules/cleanText'
import type { Tx } from '../../db/database'
import { prepared } from '../../db/prepared'
import { hashPassword } from './password'

/** An account that can sign in to a tenant. */
export interface Account {
  sub: string
  email: string
  passwordHash: string
  roles: string[]
}

/** Pass `passwordHash` (from `hashPassword`) instead of `password` to hash once for many accounts. */
export type NewAccount = { tenant: string; sub: string; email: string; roles: readonly string[] } & (
  | { password: string }
  | { passwordHash: string }
)

/** Normalizes an email address for storage and comparison: without what copying brings along, and in lower case. */
export const normalizeEmail = (email: string): string => cleanCode(email).toLowerCase()

/** Creates an account. Rejects with 23505 if the tenant already has this sub or email. */
export async function createAccount(db: Tx, account: NewAccount): Promise<void> {
  const hash = 'passwordHash' in account ? account.passwordHash : await hashPassword(account.password)
  await db.query(
    'insert into account (tenant, sub, email, password_hash, roles) values ($1, $2, $3, $4, $5)',
    [account.tenant, account.sub, normalizeEmail(account.email), hash, [...account.roles]],
  )
}

/** Inactive people cannot sign in, so their accounts are not found. */
const selectBy = (column: 'sub' | 'email') => `select sub, email, password_hash as "passwordHash", roles
  from account a where tenant = $1 and ${column} = $2
  and not exists (select from person p where p.tenant = a.tenant and p.id = a.sub and not p.active)`

export async function findAccount(db: Tx, tenant: string, sub: string): Promise<Account | undefined> {
  const [account] = await db.query<Account>(prepared(selectBy('sub')), [tenant, sub])
  return account
}

export async function findAccountByEmail(
  db: Tx,
  tenant: string,
  email: string,
): Promise<Account | undefined> {
  const [account] = await db.query<Account>(selectBy('email'), [tenant, normalizeEmail(email)])
  return account
}

/** Replaces the hash of an account, unless the password has changed meanwhile. */
export async function renewHash(db: Tx, tenant: string, account: Account, hash: string): Promise<void> {
  await db.query(
    'update account set password_hash = $4 where tenant = $1 and sub = $2 and password_hash = $3',
    [tenant, account.sub, account.passwordHash, hash],
  )
}
