import type { Db, Tx } from '../../platform/db/database'
import { retryOnConflict } from '../../platform/db/retryOnDeadlock'
import type { FileStore } from '../../platform/files/fileStore'
import type { KeyRing } from '../../platform/secrets/keyRing'
import type { DeviceProvider } from '../devices/cloud/port'
import { deleteContent } from '../documents/sweep'
import {
  describeErasure,
  issueCertificate,
  type CertificateFacts,
  type CertificateFile,
} from './certificate/certificate'
import {
  erasePerson,
  findErasureRefusal,
  nextOf,
  type Erasure,
  type ErasureRefusal,
  type ErasureRequest,
} from './erasePerson'
import { readTerms } from './terms'

/** An erasure, its facts for the certificate, and what it works with. */
export interface RequestedErasure {
  db: Db
  files: FileStore
  ring: KeyRing | undefined
  request: ErasureRequest
  facts: Omit<CertificateFacts, 'tenant' | 'files' | 'now'>
  devices: DeviceProvider | undefined
  /** Keeps the certificate outside of the database, before the erasure becomes final. If it throws, nothing is erased. */
  write: (file: CertificateFile) => void
}

/** The data of the person cannot be erased yet. */
export class ErasureRefused extends Error {
  override readonly name = 'ErasureRefused'
  constructor(readonly reason: ErasureRefusal) {
    super(`The data cannot be erased: ${reason}`)
  }
}

class DryRun extends Error {
  constructor(readonly erasure: Erasure) {
    super('nothing was erased')
  }
}

/** What an erasure would do: all of it, taken back. Throws `ErasureRefused`. */
export async function previewErasure(db: Db, request: ErasureRequest): Promise<Erasure> {
  try {
    return await db.tx(async (tx) => {
      throw new DryRun(await erase(tx, request))
    })
  } catch (error) {
    if (error instanceof DryRun) return error.erasure
    throw error
  }
}

/** What is left to do by hand, and the certificate. */
export interface ErasureResult {
  file: CertificateFile
  /** The device provider did not answer: the connection goes on there. */
  hasOpenConnection: boolean
  /** The storage did not answer: the job of files deletes the contents. */
  hasFilesLeft: boolean
}

/**
 * Erases the data of a person and issues the certificate; then deletes the contents of files that nothing has any more, and ends connections
 * with the device provider. Throws `ErasureRefused`. Once the erasure is final it does not reject.
 */
export async function eraseOnRequest(requested: RequestedErasure): Promise<ErasureResult> {
  const { db, files, ring, request, facts, devices, write } = requested
  const { tenant, now } = request
  const { file, hashes, tokens } = await retryOnConflict(db, async (tx) => {
    const done = await erase(tx, request)
    const unused = await findUnused(tx, tenant.id, done.hashes)
    const described = describeErasure(done, { ...facts, tenant: tenant.id, files: unused.length, now })
    const issued = await issueCertificate(tx, described, ring)
    for (const person of done.people) await keepRest(tx, request, person, done.id)
    write(issued)
    return { file: issued, hashes: unused, tokens: done.tokens }
  })
  const deleteFiles = async () => {
    for (const hash of hashes) await deleteContent(db, files, { tenant: tenant.id, hash }, now)
  }
  const endConnections = async () => {
    for (const one of tokens) await devices?.revokeTokens(one)
  }
  return {
    file,
    hasFilesLeft: !(await succeeds(deleteFiles)),
    hasOpenConnection: !(await succeeds(endConnections)),
  }
}

const succeeds = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  )

async function erase(tx: Tx, request: ErasureRequest): Promise<Erasure> {
  const refusal = await findErasureRefusal(tx, request.tenant.id, request.id, request.now)
  if (refusal) throw new ErasureRefused(refusal)
  return erasePerson(tx, request)
}

/** The contents that nothing has any more, which the erasure deletes. */
async function findUnused(tx: Tx, tenant: string, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ hash: string }>(
    `select f.hash from unnest($2::text[]) f(hash) where not exists (
       select from document where tenant = $1 and hash = f.hash
       union all select from record_file where tenant = $1 and hash = f.hash
       union all select from picture where tenant = $1 and hash = f.hash
       union all select from document_upload where tenant = $1 and hash = f.hash)`,
    [tenant, hashes],
  )
  return rows.map(({ hash }) => hash)
}

/** Notes when what is left of a person can be erased. Nothing is left of others. */
async function keepRest(tx: Tx, { tenant, now }: ErasureRequest, person: string, erasure: string) {
  const due = nextOf(await readTerms(tx, tenant, person, now))
  if (!due) return
  await tx.query(
    `insert into erasure_rest (tenant, person_id, erasure_id, due_at) values ($1, $2, $3, $4::timestamptz)
     on conflict (tenant, person_id) do update set erasure_id = excluded.erasure_id, due_at = excluded.due_at`,
    [tenant.id, person, erasure, due.toISOString()],
  )
}
