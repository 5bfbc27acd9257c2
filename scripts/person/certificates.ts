import { readFileSync } from 'node:fs'
import {
  listCertificates,
  verifyCertificate,
  type CertificateFault,
  type CertificateFile,
} from '../../server/domain/erasure/certificate/certificate'
import { normalizeEmail } from '../../server/platform/identity/accounts/account'
import { tenantOf, usage, type PersonCommand } from './command'

const faults: Readonly<Record<CertificateFault, string>> = {
  unknown: 'This server has issued no such certificate.',
  signature: 'The signature is not that of the tenant.',
  changed: 'The certificate was changed after it was signed.',
  person: 'The certificate is about another person.',
}

/** Verifies a certificate; with `--email` or `--id` also whose it is. Rejects with what is wrong. */
export async function verifyFile({ db, values, print }: PersonCommand, name?: string): Promise<void> {
  if (name === undefined) throw new Error(usage)
  const file = readFile(name)
  const found = values.id?.trim() ?? (values.email && normalizeEmail(values.email))
  const fault = await verifyCertificate(db, file, found)
  if (fault) throw new Error(faults[fault])
  const { tenant, erasedAt, operator } = file.certificate
  print(`Valid: ${operator} erased the data in ${tenant} at ${erasedAt}.`)
  print(found ? `It is about ${found}.` : 'Add --email to verify whose data they were.')
}

function readFile(name: string): CertificateFile {
  try {
    const file = JSON.parse(readFileSync(name, 'utf8')) as Partial<CertificateFile>
    if (file.certificate && file.salt && file.signature) return file as CertificateFile
  } catch (cause) {
    throw new Error(`${name} cannot be read: ${(cause as Error).message}`, { cause })
  }
  throw new Error(`${name} is no certificate.`)
}

/** Lists the erasures of a tenant, the newest first. */
export async function listErasures(command: PersonCommand): Promise<void> {
  const certificates = await listCertificates(command.db, tenantOf(command).id)
  for (const { id, erasedAt, operator, people, kept } of certificates) {
    const last = kept
      .map(({ until }) => until.slice(0, 10))
      .toSorted()
      .at(-1)
    command.print(
      `${erasedAt}  ${id}  ${operator}  ${people} people  ${last ? `something stays until ${last}` : 'nothing stays'}`,
    )
  }
  command.print(`${certificates.length} erasures`)
}
