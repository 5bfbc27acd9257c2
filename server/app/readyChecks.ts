import { once } from 'node:events'
import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import type { Db } from '../platform/db/database'
import { migrationFiles } from '../platform/db/migrate'
import type { Tenants } from '../platform/tenants/tenants'
import type { Check } from './probes'
import type { Config } from './settings/config'

const SMTP_PORT = 25
const SMTPS_PORT = 465

/** What a server needs before it may get requests: its database, all migrations, storage, mail, and the keys of every tenant. */
export const readyChecks = (config: Config, db: Db, tenants: Tenants): Record<string, Check> => ({
  database: () => db.query('select 1'),
  migrations: async () => {
    const done = new Set(
      (await db.query<{ name: string }>('select name from migration')).map(({ name }) => name),
    )
    if (!migrationFiles().every((name) => done.has(name))) throw new Error('a migration is missing')
  },
  storage: () => checkStorage(config),
  mail: () => checkMail(config),
  identityKeys: async () => {
    const rows = await db.query<{ tenant: string }>(
      `select tenant from identity_key where purpose = 'signing' and tenant = any($1)`,
      [tenants.ids],
    )
    if (rows.length < tenants.ids.length) throw new Error('a key is missing')
  },
})

/** The folder can be written, and a bucket answers, whatever it says. */
export async function checkStorage({ data, files: { folder, bucket } }: Config): Promise<void> {
  const own = folder ?? path.join(data, 'files')
  await mkdir(own, { recursive: true, mode: 0o700 })
  await access(own, constants.W_OK)
  if (bucket) await fetch(bucket.url, { method: 'HEAD' })
}

/** The mail server takes connections; without one, the data folder, which the first letter may create, has the letters. */
export async function checkMail({ smtpUrl, data }: Config): Promise<void> {
  if (smtpUrl === undefined) {
    await mkdir(data, { recursive: true, mode: 0o700 })
    return access(data, constants.W_OK)
  }
  const { hostname, port, protocol } = new URL(smtpUrl)
  const socket = connect(Number(port) || (protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT), hostname)
  try {
    await once(socket, 'connect')
  } finally {
    socket.destroy()
  }
}
