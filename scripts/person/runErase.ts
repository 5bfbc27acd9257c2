import { accessSync, constants, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CertificateFile } from '../../server/domain/erasure/certificate/certificate'
import { certificatePage } from '../../server/domain/erasure/certificate/certificatePage'
import { ErasureRefused, eraseOnRequest, previewErasure } from '../../server/domain/erasure/eraseOnRequest'
import type { Erasure, ErasureRefusal } from '../../server/domain/erasure/erasePerson'
import type { RowCounts } from '../../server/domain/erasure/eraseRows'
import type { TenantOnServer } from '../../server/platform/tenants/tenants'
import { findPerson, type FoundPerson } from './findPerson'
import { need, tenantOf, type PersonCommand } from './command'

const refusals: Readonly<Record<ErasureRefusal, string>> = {
  role: 'This person works for the tenant. Take away the roles and delete the doctor in the administration first.',
  payment: 'A payment of this person is under way. Wait until it has ended.',
  plan: 'A card is charged for the plan of this person. End the plan in the administration, and wait until the payment service has ended the subscription.',
  appointments:
    'This person has appointments to come that only the centre can cancel. Cancel them in the administration first.',
}

/** Shows what an erasure would do, asks for the address to be typed, and erases. */
export async function runErase(command: PersonCommand): Promise<void> {
  const settings = readSettings(command)
  const person = await findPerson(command)
  const request = requestOf(command, person, settings)
  try {
    for (const line of describe(await previewErasure(command.db, request))) command.print(line)
    if (await isConfirmed(command, person.found)) await erase(command, request, { ...settings, ...person })
  } catch (cause) {
    throw cause instanceof ErasureRefused ? new Error(refusals[cause.reason]) : cause
  }
}

interface Settings {
  operator: string
  /** The last day on which a backup has the person, YYYY-MM-DD. */
  backupsUntil: string
  /** The folder of the certificate. */
  to: string
  language: 'es' | 'en'
}

function readSettings(command: PersonCommand): Settings {
  const { values, now } = command
  const { manifest } = tenantOf(command)
  const operator = need(values, 'by')
  const backupsUntil = need(values, 'backups-until')
  if (!isDay(backupsUntil) || backupsUntil < now.toISOString().slice(0, 10))
    throw new Error(
      `--backups-until is ${backupsUntil}; expected the day on which the last backup of today is deleted, such as 2027-03-01.`,
    )
  const language = values.language ?? manifest.languages[0]
  if (language !== 'es' && language !== 'en') throw new Error(`--language is ${language}; expected es or en.`)
  const to = path.resolve(values.to ?? '.')
  try {
    accessSync(to, constants.W_OK)
  } catch {
    throw new Error(`The certificate cannot be written into ${to}. Choose another folder with --to.`)
  }
  return { operator, backupsUntil, to, language }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
}

const requestOf = (command: PersonCommand, { id }: FoundPerson, { operator, language }: Settings) => {
  const tenant = tenantOf(command)
  const deviceKeys = command.deviceProviders.get(tenant.id)?.secret
  return { tenant, id, actor: operator, now: command.now, language, deviceKeys }
}

/** The lines of a preview. */
function describe({ people, erased, emptied, hashes, kept }: Erasure): string[] {
  return [
    `People: ${people.length}${people.length > 1 ? ', with dependents that nobody else looks after' : ''}`,
    'Rows to erase:',
    ...rowLines(erased),
    `  entries of the log to empty: ${emptied}`,
    `  uploaded files that only this person may have: ${hashes.length}`,
    kept.length > 0 ? 'Rows that stay:' : 'Nothing stays.',
    ...kept.flatMap(({ reason, until, rows }) => [
      `  ${reason}, until ${until.toISOString().slice(0, 10)}:`,
      ...rowLines(rows).map((line) => `  ${line}`),
    ]),
  ]
}

const rowLines = (rows: RowCounts): string[] =>
  Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`)

/** Whether the operator has typed the address; without a terminal it is an option. */
async function isConfirmed({ ask, print, values }: PersonCommand, found: string): Promise<boolean> {
  const typed = values.confirm ?? (await ask?.(`To erase, type ${found}: `))
  if (typed?.trim() === found) return true
  if (typed !== undefined) throw new Error(`Nothing was erased: you typed ${typed.trim() || 'nothing'}.`)
  print(`Nothing was erased. To erase, add --confirm ${found}`)
  return false
}

async function erase(
  { db, files, ring, deviceProviders, version, print }: PersonCommand,
  request: ReturnType<typeof requestOf>,
  { found, operator, backupsUntil, ...settings }: Settings & FoundPerson,
): Promise<void> {
  const paths: string[] = []
  const write = (file: CertificateFile) => {
    // A transaction that has to begin again makes another certificate.
    for (const place of paths.splice(0)) rmSync(place, { force: true })
    for (const [name, content] of contentsOf(file, request.tenant, settings)) {
      const place = path.join(settings.to, name)
      paths.push(place)
      writeFileSync(place, content, { mode: 0o600 })
    }
  }
  const devices = deviceProviders.get(request.tenant.id)
  const facts = { found, operator, version, backupsUntil }
  try {
    const result = await eraseOnRequest({ db, files, ring, devices, request, facts, write })
    const { id } = result.file.certificate
    print(
      `Erased. The certificate is in erasure-${id}.json, which proves whose it is, and erasure-${id}.html, to read.`,
    )
    if (result.hasOpenConnection)
      print('The device provider did not answer: end the connection of this person there.')
    if (result.hasFilesLeft) print('The storage did not answer: a server deletes the files within a day.')
  } catch (cause) {
    for (const place of paths) rmSync(place, { force: true })
    throw cause
  }
}

const contentsOf = (
  file: CertificateFile,
  { manifest }: TenantOnServer,
  { language }: Pick<Settings, 'language'>,
): [name: string, content: string][] => {
  const page = { language, brand: manifest.name, timeZone: manifest.timeZone ?? 'Europe/Madrid' }
  const name = `erasure-${file.certificate.id}`
  return [
    [`${name}.json`, `${JSON.stringify(file, null, 2)}\n`],
    [`${name}.html`, certificatePage(file, page)],
  ]
}
