import type { Tx } from '../../platform/db/database'
import type { FileStore } from '../../platform/files/fileStore'
import { exportData } from '../account/exportData'
import { headerFileName, readInline, type TableWithContent } from '../documents/files'
import { readWho } from './erasePerson'
import { readRows, type Who } from './eraseRows'
import { personTables } from './personTables'

/** A file of an export: where it goes in its folder, and its content. */
export interface ExportedFile {
  place: string
  content: AsyncIterable<string | Uint8Array>
}

/** What an export reads. */
export interface ExportContext {
  db: Tx
  files: FileStore
  tenant: string
  now: Date
}

/** Tables that are only a way in: links, tokens and codes. */
const keysOnly = new Set([
  'oidc_payload',
  'magic_link',
  'external_link',
  'external_sign_in',
  'second_step_sign_in',
  'code_app_setup',
  'single_use_code',
  'single_use_link',
  'used_link',
  'visit_link',
  'letter_link',
  'registration_link',
  'account_change_link',
  'recovery_code',
  'idempotency',
  'hub_connection',
  'hub_presence',
])
/** Columns with what opens or proves something, or with what only searches. */
const secretColumn =
  /^(tenant|search|name_key|surname_key|number_key|secret|token|tokens|endpoint|p256dh|auth|verifier|public_key|credential_id|(.+_)?hash|patient_connection|doctor_connection|patient_tab|doctor_tab)$/
/** Columns whose content is a file of its own in the export, or encrypted for others. */
const fileColumns: Readonly<Record<string, string>> = {
  document: 'content',
  record_file: 'content',
  identity_picture: 'content',
  record_share: 'content',
}

/**
 * Generates everything that the portal has about a person, for a request in writing: `data.json` as the person can download it, `tables.json`
 * with the rows of each table, without secrets, and the uploaded files. Records whose file is missing are left to the caller's error.
 */
export async function* exportPerson(context: ExportContext, id: string): AsyncIterable<ExportedFile> {
  const { db, tenant } = context
  const who = await readWho(db, tenant, [id])
  yield { place: 'data.json', content: exportData(db, tenant, id) }
  yield { place: 'tables.json', content: writeTables(db, who) }
  for (const table of ['document', 'record_file'] as const) yield* storedFiles(context, table, id)
  yield* identityPictures(context, id)
}

async function* writeTables(db: Tx, who: Who): AsyncIterable<string> {
  let separator = '{\n'
  for (const table of Object.keys(personTables)) {
    if (keysOnly.has(table)) continue
    const rows = (await readRows(db, who, table)).map((row) => withoutSecrets(table, row))
    if (rows.length === 0) continue
    yield `${separator}${JSON.stringify(table)}: ${JSON.stringify(rows, null, 1)}`
    separator = ',\n'
  }
  yield '\n}\n'
}

const withoutSecrets = (table: string, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column, value]) => value !== null && !secretColumn.test(column) && fileColumns[table] !== column,
    ),
  )

async function* storedFiles(
  { db, files, tenant }: ExportContext,
  table: TableWithContent,
  id: string,
): AsyncIterable<ExportedFile> {
  const rows = await db.query<{ id: number; name: string; hash: string | null }>(
    `select id, name, hash from ${table} where tenant = $1 and patient_id = $2 order by id`,
    [tenant, id],
  )
  for (const row of rows)
    yield {
      place: `files/${table}-${row.id}-${headerFileName(row.name)}`,
      content: row.hash === null ? readInline(db, table, tenant, row.id) : files.read(tenant, row.hash),
    }
}

async function* identityPictures({ db, tenant }: ExportContext, id: string): AsyncIterable<ExportedFile> {
  const rows = await db.query<{ side: string; type: string; run: string; content: Uint8Array }>(
    `select p.side, p.type, p.run_id as run, p.content from identity_picture p join identity_run r
       on r.tenant = p.tenant and r.id = p.run_id where r.tenant = $1 and r.person_id = $2 order by p.run_id, p.side`,
    [tenant, id],
  )
  for (const { side, type, run, content } of rows)
    yield { place: `files/identity-${run}-${side}.${type.split('/').at(-1)}`, content: once(content) }
}

async function* once(content: Uint8Array): AsyncIterable<Uint8Array> {
  yield content
}

/** Notes in the person's log of accesses that an operator has made an export. */
export const noteExport = (
  { db, tenant, now }: ExportContext,
  id: string,
  operator: string,
): Promise<unknown> =>
  db.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, occurred_at)
     values ($1, $2, $3, 'administrator', 'exported', $4::timestamptz)`,
    [tenant, operator, id, now.toISOString()],
  )
