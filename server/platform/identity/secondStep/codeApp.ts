import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../db/database'
import { createToken } from '../../secrets/token'
import { createSecretBox } from './secretBox'
import type { SecondStepOwner } from './owner'

/** Seconds for which an app shows a code. */
const PERIOD = 30
/** A clock may be wrong by one period. */
const DRIFT = 1
const SECRET_BYTES = 20
/** How long somebody may take to type the first code, in minutes. */
const SETUP_MINUTES = 30

/** What an app needs to show codes. */
export interface CodeAppSetup {
  /** Names this setup, for its first code. */
  id: string
  /** The secret in base32, to be typed into the app. */
  secret: string
  /** `otpauth://…`, as a QR code shows it. */
  address: string
}

/** The names that an app shows beside its code. */
export interface CodeAppLabel {
  brand: string
  email: string
}

/**
 * Starts to set up an app: its first code ends this (`confirmCodeApp`). `askedBy` is the session or sign-in page, which
 * alone can end it.
 */
export async function startCodeApp(
  db: Tx,
  owner: SecondStepOwner,
  label: CodeAppLabel,
): Promise<CodeAppSetup> {
  const id = createToken()
  const secret = new Secret({ size: SECRET_BYTES })
  const sealed = await createSecretBox(db, owner.tenant, owner).seal(secret.base32)
  await db.query(
    `insert into code_app_setup (tenant, id, sub, asked_by, secret, expires_at)
     values ($1, $2, $3, $4, $5, now() + $6::int * interval '1 minute')`,
    [owner.tenant, id, owner.sub, owner.askedBy, sealed, SETUP_MINUTES],
  )
  return { id, secret: secret.base32, address: addressOf(secret, label) }
}

/** The setup that a page shows again after a wrong code; undefined if it has ended. */
export async function findCodeAppSetup(
  db: Tx,
  owner: SecondStepOwner,
  id: string,
  label: CodeAppLabel,
): Promise<CodeAppSetup | undefined> {
  const secret = await readSetup(db, owner, id)
  return secret && { id, secret: secret.base32, address: addressOf(secret, label) }
}

/**
 * Adds the app to the account if the code is right, and ends its setup. Returns undefined for a wrong code or a setup that
 * has ended, else the id of the factor.
 */
export async function confirmCodeApp(
  tx: Tx,
  owner: SecondStepOwner,
  { id, code, name, now }: { id: string; code: string; name: string; now: Date },
): Promise<number | undefined> {
  const secret = await readSetup(tx, owner, id)
  const period = secret && periodOf(secret, code, now)
  if (!secret || period === undefined) return undefined
  const ended = await tx.query('delete from code_app_setup where tenant = $1 and id = $2 returning id', [
    owner.tenant,
    id,
  ])
  if (ended.length === 0) return undefined
  const sealed = await createSecretBox(tx, owner.tenant, owner).seal(secret.base32)
  // The first code is used with it.
  const [factor] = await tx.query<{ id: number }>(
    `insert into second_step_factor (tenant, sub, kind, name, secret, last_period) values ($1, $2, 'app', $3, $4, $5)
     returning id`,
    [owner.tenant, owner.sub, name, sealed, period],
  )
  return factor?.id
}

/**
 * Uses a code of one of the account's apps once: neither it nor an earlier one works afterwards, also in another process.
 * Returns false for a wrong or used code.
 */
export async function redeemAppCode(
  db: Tx,
  owner: Omit<SecondStepOwner, 'askedBy'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const apps = await db.query<{ id: number; secret: string }>(
    `select id, secret from second_step_factor where tenant = $1 and sub = $2 and kind = 'app' order by id`,
    [owner.tenant, owner.sub],
  )
  const box = createSecretBox(db, owner.tenant, owner)
  for (const { id, secret } of apps) {
    const opened = await box.open(secret)
    if (opened === null) console.error(`identity: the secret of code app ${id} was sealed with another key`)
    const period = opened === null ? undefined : periodOf(Secret.fromBase32(opened), code, now)
    if (period !== undefined && (await usePeriod(db, owner.tenant, id, period))) return true
  }
  return false
}

/** The period of 30 seconds that a code belongs to; undefined for a code of no period near `now`. */
export function periodOf(secret: Secret, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const distance = new TOTP({ secret, period: PERIOD }).validate({ token, timestamp, window: DRIFT })
  return distance === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + distance
}

async function usePeriod(db: Tx, tenant: string, id: number, period: number): Promise<boolean> {
  const used = await db.query(
    `update second_step_factor set last_period = $3, last_used_at = now()
     where tenant = $1 and id = $2 and coalesce(last_period, 0) < $3 returning id`,
    [tenant, id, period],
  )
  return used.length > 0
}

async function readSetup(db: Tx, owner: SecondStepOwner, id: string): Promise<Secret | undefined> {
  const [row] = await db.query<{ secret: string }>(
    `select secret from code_app_setup where tenant = $1 and id = $2 and sub = $3 and asked_by = $4 and expires_at > now()`,
    [owner.tenant, id, owner.sub, owner.askedBy],
  )
  const opened = row && (await createSecretBox(db, owner.tenant, owner).open(row.secret))
  return opened ? Secret.fromBase32(opened) : undefined
}

const addressOf = (secret: Secret, { brand, email }: CodeAppLabel): string =>
  new TOTP({ issuer: brand, label: email, secret, period: PERIOD }).toString()
