import { createHash } from 'node:crypto'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Tx } from '../../db/database'
import { formatError } from '../../errors/formatError'
import { createChallenge, redeemChallenge } from './challenges'
import type { SignInMethod } from './methods'
import type { SecondStepOwner } from './owner'

/** Where passkeys are used: at one host of a tenant. A browser offers a passkey only at the host that it was made for. */
export interface PasskeySite {
  tenant: string
  /** For example `https://portal.example`. */
  origin: string
  /** The name that authenticators show. */
  brand: string
}

const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname

/** What a browser needs to make a passkey: one that is found without an email and asks for the person. */
export async function passkeyCreation(
  db: Tx,
  site: PasskeySite,
  owner: SecondStepOwner,
  email: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await storedPasskeys(db, site, owner.sub)
  return generateRegistrationOptions({
    rpName: site.brand,
    rpID: hostOf(site),
    userName: email,
    userID: userHandle(owner),
    challenge: await createChallenge(db, owner),
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Adds the passkey that a browser has made. Returns the id of the factor; undefined if it does not match what was asked. */
export async function addPasskey(
  tx: Tx,
  site: PasskeySite,
  owner: SecondStepOwner,
  { credential, name }: { credential: unknown; name: string },
): Promise<number | undefined> {
  const made = await verified(() =>
    verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: (challenge) => redeemChallenge(tx, owner, challenge),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
    }),
  )
  if (!made?.verified) return undefined
  const { credential: passkey, credentialDeviceType } = made.registrationInfo
  const [factor] = await tx.query<{ id: number }>(
    `insert into second_step_factor (tenant, sub, kind, name, credential_id, host, public_key, counter, transports, is_synced)
     values ($1, $2, 'passkey', $3, $4, $5, $6, $7, $8, $9)
     on conflict (tenant, credential_id) do nothing returning id`,
    [
      site.tenant,
      owner.sub,
      name,
      passkey.id,
      hostOf(site),
      Buffer.from(passkey.publicKey).toString('base64url'),
      passkey.counter,
      passkey.transports ?? [],
      credentialDeviceType === 'multiDevice',
    ],
  )
  return factor?.id
}

/**
 * What a browser needs to sign in with a passkey. With `sub` only the passkeys of that account are asked for; without it
 * the browser offers every one of the host, and the answer says whose it is.
 */
export async function passkeyRequest(
  db: Tx,
  site: PasskeySite,
  asker: Pick<SecondStepOwner, 'tenant' | 'askedBy'> & { sub?: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = asker.sub === undefined ? undefined : await storedPasskeys(db, site, asker.sub)
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    challenge: await createChallenge(db, asker),
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ id, transports }) => ({ id, transports })) }),
  })
}

/**
 * Uses the answer of a browser once. Returns whose passkey it is and how it signs in; undefined for an answer that is
 * wrong, late, used, or of an authenticator whose counter went back, as that of a copy does.
 */
export async function redeemPasskey(
  db: Tx,
  site: PasskeySite,
  asker: Pick<SecondStepOwner, 'tenant' | 'askedBy'>,
  credential: unknown,
): Promise<{ sub: string; methods: SignInMethod[] } | undefined> {
  const response = credential as AuthenticationResponseJSON
  const stored = await findPasskey(db, site, response)
  if (!stored) return undefined
  const known = await verified(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => redeemChallenge(db, asker, challenge),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: Buffer.from(stored.publicKey, 'base64url'),
        counter: stored.counter,
      },
    }),
  )
  if (!known?.verified) return undefined
  const { newCounter } = known.authenticationInfo
  // Two answers at the same moment: an authenticator that counts has counted the later one higher.
  const used = await db.query(
    `update second_step_factor set counter = $3, last_used_at = now()
     where tenant = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning id`,
    [site.tenant, stored.id, newCounter],
  )
  if (used.length === 0) return undefined
  return { sub: stored.sub, methods: [stored.isSynced ? 'swk' : 'hwk', 'user', 'mfa'] }
}

interface StoredPasskey {
  id: number
  sub: string
  credentialId: string
  publicKey: string
  counter: number
  isSynced: boolean
}

/** The passkey of an answer, if it belongs to the account that the authenticator names. */
async function findPasskey(
  db: Tx,
  site: PasskeySite,
  credential: Partial<AuthenticationResponseJSON> | null | undefined,
): Promise<StoredPasskey | undefined> {
  if (typeof credential?.id !== 'string') return undefined
  const [passkey] = await db.query<StoredPasskey>(
    `select id, sub, credential_id as "credentialId", public_key as "publicKey", counter, is_synced as "isSynced"
     from second_step_factor where tenant = $1 and credential_id = $2 and host = $3`,
    [site.tenant, credential.id, hostOf(site)],
  )
  const handle = credential.response?.userHandle
  const isOwn =
    passkey && (!handle || handle === Buffer.from(userHandle({ ...site, ...passkey })).toString('base64url'))
  return isOwn ? passkey : undefined
}

const storedPasskeys = (db: Tx, site: PasskeySite, sub: string) =>
  db.query<{ id: string; transports: string[] }>(
    `select credential_id as id, transports from second_step_factor
     where tenant = $1 and sub = $2 and kind = 'passkey' and host = $3 order by id`,
    [site.tenant, sub, hostOf(site)],
  )

/** The id of an account at authenticators: it says nothing about the person, and a new passkey replaces that of the same device. */
const userHandle = ({ tenant, sub }: { tenant: string; sub: string }): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    createHash('sha256')
      .update(JSON.stringify([tenant, sub]))
      .digest(),
  )

/** The library throws for an answer that is not valid. */
async function verified<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch (error) {
    console.error(`identity: a passkey was refused: ${formatError(error)}`)
    return undefined
  }
}
