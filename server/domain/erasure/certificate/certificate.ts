import { createHash, randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { CompactSign, compactVerify, importJWK, type JWK } from 'jose'
import type { Tx } from '../../../platform/db/database'
import { loadKeys, publicKey } from '../../../platform/identity/protocol/keys'
import type { KeyRing } from '../../../platform/secrets/keyRing'
import type { Erasure } from '../erasePerson'
import type { RowCounts } from '../eraseRows'
import type { KeepReason } from '../terms'

/** What an erasure did, without anything that names the person. */
export interface Certificate {
  id: string
  tenant: string
  /** The version of Portico. */
  version: string
  erasedAt: string
  /** The name of who ran the command. */
  operator: string
  /** SHA-256 of the salt and what the person was found by. */
  personHash: string
  /** The person, and the dependents who were erased with them. */
  people: number
  /** Rows by table. */
  erased: RowCounts
  /** Contents of uploaded files. */
  files: number
  /** Entries of the log of the administration that no longer say what was written. */
  emptied: number
  kept: { reason: KeepReason; until: string; rows: RowCounts }[]
  elsewhere: Erasure['elsewhere']
  /** The day after which no backup has the person, YYYY-MM-DD. */
  backupsUntil: string
}

/** The file of a certificate. Only it has the salt, so the server cannot tell whose certificate it keeps. */
export interface CertificateFile {
  certificate: Certificate
  salt: string
  /** The certificate as a compact JWS. */
  signature: string
}

/** What a certificate says besides the erasure. */
export type CertificateFacts = Pick<
  Certificate,
  'tenant' | 'version' | 'operator' | 'files' | 'backupsUntil'
> & {
  /** What the person was found by: an email address or an id. */
  found: string
  now: Date
}

const hashOf = (salt: string, found: string): string =>
  createHash('sha256').update(`${salt}\n${found}`).digest('hex')

/** Describes an erasure. Resolves to the certificate and the salt of its hash. */
export function describeErasure(
  { id, people, erased, emptied, kept, elsewhere }: Erasure,
  { found, now, ...facts }: CertificateFacts,
): Omit<CertificateFile, 'signature'> {
  const salt = randomBytes(16).toString('base64url')
  return {
    certificate: {
      id,
      ...facts,
      erasedAt: now.toISOString(),
      personHash: hashOf(salt, found),
      people: people.length,
      erased,
      emptied,
      kept: kept.map(({ reason, until, rows }) => ({ reason, until: until.toISOString(), rows })),
      elsewhere,
    },
    salt,
  }
}

/** Signs a certificate with the key of the tenant, and keeps it. `ring` opens the key. */
export async function issueCertificate(
  tx: Tx,
  { certificate, salt }: Omit<CertificateFile, 'signature'>,
  ring: KeyRing | undefined,
): Promise<CertificateFile> {
  const { signing } = await loadKeys(tx, certificate.tenant, ring)
  const [key] = signing
  const signature = await new CompactSign(Buffer.from(JSON.stringify(certificate)))
    .setProtectedHeader({ alg: 'RS256', ...(key.kid && { kid: key.kid }) })
    .sign(await importJWK(key, 'RS256'))
  await tx.query(
    `insert into erasure (tenant, id, erased_at, content, signature, public_key)
     values ($1, $2, $3::timestamptz, $4::jsonb, $5, $6::jsonb)`,
    [
      certificate.tenant,
      certificate.id,
      certificate.erasedAt,
      JSON.stringify(certificate),
      signature,
      JSON.stringify(publicKey(key)),
    ],
  )
  return { certificate, salt, signature }
}

/** What is wrong with a certificate. */
export type CertificateFault = 'unknown' | 'signature' | 'changed' | 'person'

/**
 * Compares a certificate with what the server keeps: it is known here, its signature is the tenant's, and nothing in it was changed. With
 * `found` also that it is about this person. Resolves to the first fault.
 */
export async function verifyCertificate(
  db: Tx,
  { certificate, salt, signature }: CertificateFile,
  found?: string,
): Promise<CertificateFault | undefined> {
  const [row] = await db.query<{ signature: string; key: JWK }>(
    'select signature, public_key as key from erasure where tenant = $1 and id = $2',
    [certificate.tenant, certificate.id],
  )
  if (!row) return 'unknown'
  if (row.signature !== signature) return 'signature'
  const signed = await readSigned(signature, row.key)
  if (signed === undefined) return 'signature'
  if (!isDeepStrictEqual(signed, certificate)) return 'changed'
  return found !== undefined && hashOf(salt, found) !== certificate.personHash ? 'person' : undefined
}

async function readSigned(signature: string, key: JWK): Promise<unknown> {
  try {
    const { payload } = await compactVerify(signature, await importJWK(key, 'RS256'), {
      algorithms: ['RS256'],
    })
    return JSON.parse(Buffer.from(payload).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

/** Reads the certificates of a tenant, the newest first. */
export const listCertificates = async (db: Tx, tenant: string): Promise<Certificate[]> => {
  const rows = await db.query<{ content: Certificate }>(
    'select content from erasure where tenant = $1 order by erased_at desc, id',
    [tenant],
  )
  return rows.map(({ content }) => content)
}
