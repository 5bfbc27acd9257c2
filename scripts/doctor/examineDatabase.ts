import { migrationFiles } from '../../server/platform/db/migrate'
import type { Db } from '../../server/platform/db/database'
import type { Finding } from './finding'

/** How far the clocks of this machine and of the database may be apart. */
const CLOCK_MS = 5000

/** Examines the content of a database that answers: its migrations, keys, clock and letters. */
export async function examineDatabase(
  db: Db,
  tenants: readonly string[],
  now: () => Date,
): Promise<Finding[]> {
  const [row] = await db.query<{ version: string }>(`select current_setting('server_version') as version`)
  const database: Finding = {
    part: 'database',
    level: 'ok',
    text: `PostgreSQL ${row?.version ?? ''}${db.kind === 'pglite' ? ', embedded' : ''}`,
  }
  const migrations = await migrationFinding(db)
  if (migrations.level !== 'ok') return [database, migrations]
  return [
    database,
    migrations,
    await keyFinding(db, tenants),
    await clockFinding(db, now),
    await queueFinding(db, now),
  ]
}

async function migrationFinding(db: Db): Promise<Finding> {
  const [table] = await db.query<{ name: string | null }>(`select to_regclass('migration')::text as name`)
  const done = table?.name ? await db.query<{ name: string }>('select name from migration') : []
  const files = migrationFiles()
  const known = new Set(done.map(({ name }) => name))
  const newer = [...known].filter((name) => !files.includes(name))
  const pending = files.filter((name) => !known.has(name))
  const part = 'migrations'
  if (newer.length > 0)
    return {
      part,
      level: 'error',
      text: `A newer version has changed the database (${newer.join(', ')}): start that version.`,
    }
  if (pending.length > 0)
    return {
      part,
      level: 'error',
      text: `${pending.length} of ${files.length} are missing: start the server, which runs them.`,
    }
  return { part, level: 'ok', text: `all ${files.length}` }
}

async function keyFinding(db: Db, tenants: readonly string[]): Promise<Finding> {
  const rows = await db.query<{ tenant: string }>(`select tenant from identity_key where purpose = 'signing'`)
  const known = new Set(rows.map(({ tenant }) => tenant))
  const missing = tenants.filter((id) => !known.has(id))
  return missing.length === 0
    ? { part: 'keys', level: 'ok', text: 'each tenant has its keys' }
    : {
        part: 'keys',
        level: 'error',
        text: `No signing key: ${missing.join(', ')}. Nobody can sign in there; restart the server.`,
      }
}

async function clockFinding(db: Db, now: () => Date): Promise<Finding> {
  const [row] = await db.query<{ at: Date }>('select clock_timestamp() as at')
  const apart = Math.abs(now().getTime() - (row?.at.getTime() ?? 0))
  return apart <= CLOCK_MS
    ? { part: 'clock', level: 'ok', text: 'agrees with the database' }
    : {
        part: 'clock',
        level: 'error',
        text: `This machine and the database are ${Math.round(apart / 1000)} seconds apart: codes and links end too early. Set both by NTP.`,
      }
}

async function queueFinding(db: Db, now: () => Date): Promise<Finding> {
  const [row] = await db.query<{ late: number; failed: number }>(
    `select count(*) filter (where failed_at is null and handed_over_at is null and not_before < $1::timestamptz - interval '15 minutes'
         and expires_at > $1::timestamptz) as late,
       count(*) filter (where failed_at is not null and last_error <> 'outdated' and expires_at > $1::timestamptz) as failed
     from letter`,
    [now().toISOString()],
  )
  const { late = 0, failed = 0 } = row ?? {}
  if (late > 0)
    return {
      part: 'letters',
      level: 'warning',
      text: `${late} wait for more than 15 minutes: look whether a server runs and reaches the mail server.`,
    }
  return failed > 0
    ? {
        part: 'letters',
        level: 'warning',
        text: `${failed} failed for good: npm run admin -- letters says why.`,
      }
    : { part: 'letters', level: 'ok', text: 'none is late' }
}
