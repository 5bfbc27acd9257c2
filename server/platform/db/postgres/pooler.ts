import { Client, escapeIdentifier, escapeLiteral, type ClientConfig } from 'pg'
import { DbError } from '../database'
import { settings } from '../pgTypes'

/** Milliseconds that the database may take to answer when the server starts. */
const START_MS = 10_000
/** Advisory lock key, an arbitrary number next to that of the migrations. */
const SETTINGS_LOCK = 4_711_003

const isPooler =
  'is the address of a pooler such as PgBouncer: set DATABASE_DIRECT_URL to that of PostgreSQL itself.'

/** What to say of each of the two addresses. */
const messages = {
  pooled: {
    silent: 'The database of DATABASE_URL does not answer: ',
    pooler: `DATABASE_URL ${isPooler}`,
  },
  direct: {
    silent: 'The database of DATABASE_DIRECT_URL does not answer: ',
    pooler: `DATABASE_DIRECT_URL ${isPooler}`,
  },
}
type Address = keyof typeof messages

/** Rejects with `DbError` unless PostgreSQL itself answers at the address of DATABASE_URL. */
export const checkConnection = (config: ClientConfig): Promise<void> =>
  withClient(config, 'pooled', async (client) => {
    if (await isPooled(client)) throw new DbError(messages.pooled.pooler)
  })

/**
 * Prepares a database whose statements go through a pooler. `pooled` and `direct`: the two addresses. Rejects with `DbError` if one does
 * not answer, the direct one is a pooler too, or connections of the pooler have other settings than ours.
 */
export async function preparePooled(pooled: string, direct: string): Promise<void> {
  await withClient({ connectionString: direct }, 'direct', async (client) => {
    if (await isPooled(client)) throw new DbError(messages.direct.pooler)
    await keepSettings(client)
  })
  await withClient({ connectionString: pooled }, 'pooled', async (client) => {
    if (await hasSettings(client)) return
    throw new DbError(
      'The pooler of DATABASE_URL has connections from before the settings of this database: run RECONNECT in its console, ' +
        'and let it connect as the user of DATABASE_DIRECT_URL.',
    )
  })
}

async function withClient(
  config: ClientConfig,
  address: Address,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ ...config, connectionTimeoutMillis: START_MS })
  try {
    await connect(client, address)
    await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function connect(client: Client, address: Address): Promise<void> {
  try {
    await client.connect()
  } catch (cause) {
    const { message } = cause as Error
    throw new DbError(
      /unsupported startup parameter/.test(message)
        ? messages[address].pooler
        : messages[address].silent +
            `${message || 'no connection'}. ` +
            'Check host, port, name, user and password, and that PostgreSQL runs.',
      { cause },
    )
  }
}

/** Whether the process that answers is another one than that which the connection was opened with: a pooler has numbers of its own. */
async function isPooled(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== (client as Client & { processID?: number }).processID
}

/** The settings of our sessions, by name. */
const ours = settings.map((setting) => setting.split('=') as [name: string, value: string])

async function hasSettings(client: Client): Promise<boolean> {
  const names = ours.map(([name]) => `current_setting(${escapeLiteral(name)})`)
  const { rows } = await client.query<{ found: string[] }>(`select array[${names.join(', ')}] as found`)
  const found = rows[0]?.found.map((value) => value.replaceAll(' ', ''))
  return ours.every(([, value], index) => found?.[index] === value)
}

/**
 * A pooler passes on no settings of a session: the user gets them in this database, for all connections from now on. Processes that start
 * at the same time do it one after the other.
 */
async function keepSettings(client: Client): Promise<void> {
  if (await hasSettings(client)) return
  const { rows } = await client.query<{ database: string }>('select current_database()::text as database')
  const database = escapeIdentifier(rows[0]?.database ?? '')
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [SETTINGS_LOCK])
  for (const [name, value] of ours) {
    const values = value.split(',').map((part) => escapeLiteral(part))
    await client.query(`alter role current_user in database ${database} set ${name} to ${values.join(', ')}`)
  }
  await client.query('commit')
}
