import { createReadStream, existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { checkMail, checkStorage } from '../../server/app/readyChecks'
import { refuseStandIns } from '../../server/app/settings/refuseStandIns'
import { databaseOf, readConfig, type Config } from '../../server/app/settings/config'
import { readExternalProviders } from '../../server/app/settings/tenantSecrets/externalSignInSecrets'
import { withPaymentKeys } from '../../server/app/settings/tenantSecrets/paymentKeys'
import { readSecrets } from '../../server/app/settings/secrets'
import { isThisMachine } from '../../server/app/settings/thisMachine'
import { openDb, type Db } from '../../server/platform/db/database'
import { decrypt } from '../../server/platform/files/encryption'
import { loadTenants, type Tenants } from '../../server/platform/tenants/tenants'
import { filesOf } from '../backup/writeBackup'
import { listFiles } from '../backup/backupFormat'
import { examineDatabase } from './examineDatabase'
import type { Finding } from './finding'

const ok = (part: string, text: string): Finding => ({ part, level: 'ok', text })
const warning = (part: string, text: string): Finding => ({ part, level: 'warning', text })
const error = (part: string, text: string): Finding => ({ part, level: 'error', text })
const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

/** Runs a check that says what is wrong by an error. `advice` follows its message. */
async function examine(part: string, check: () => unknown, advice = ''): Promise<Finding[]> {
  try {
    const text = await check()
    return [ok(part, typeof text === 'string' ? text : 'works')]
  } catch (cause) {
    return [error(part, `${messageOf(cause)}${advice && ` ${advice}`}`)]
  }
}

/** Examines the installation of the settings `env`, and changes nothing there. `now` is the clock of this machine. */
export async function diagnose(env: NodeJS.ProcessEnv, now = () => new Date()): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig(env, [])
  } catch (cause) {
    return [error('settings', messageOf(cause))]
  }
  let tenants: Tenants | undefined
  const tenantFindings = await examine('tenants', () => {
    tenants = withPaymentKeys(env, loadTenants(config.tenants))
    refuseStandIns(config, tenants)
    readSecrets(env, tenants)
    readExternalProviders(env, tenants)
    return tenants.ids.join(', ')
  })
  return [
    ...settingsFindings(config),
    ...tenantFindings,
    ...(await databaseFindings(config, tenants, now)),
    ...(await examine(
      'storage',
      () => checkStorage(config),
      'Give the user of the server write permission, or set FILES_URL right.',
    )),
    ...(await fileKeyFindings(config)),
    ...(await examine('mail', () => checkMail(config), 'Set SMTP_URL to a mail server that answers.')),
    await diskFinding(config),
  ]
}

/** What a production needs and a trial does not. */
function settingsFindings(config: Config): Finding[] {
  const { publicOrigin, demo, smtpUrl, files, databaseUrl } = config
  const origin = new URL(publicOrigin)
  if (isThisMachine(origin.hostname)) return [ok('settings', `for this machine only (${publicOrigin})`)]
  const missing = [
    origin.protocol === 'https:' ? '' : 'PORTICO_PUBLIC_ORIGIN is not https: passwords travel in the open.',
    demo
      ? 'Demo accounts with a published password exist: start on an empty database with PORTICO_DEMO=off.'
      : '',
    smtpUrl ? '' : 'Letters reach nobody: set SMTP_URL.',
    files.key ? '' : 'Uploaded files are not encrypted: set FILES_KEY before the first upload.',
    files.scanner ? '' : 'Uploads are not scanned for malware: set FILES_SCANNER.',
    databaseUrl ? '' : 'The embedded database serves one process: for more set DATABASE_URL.',
  ].filter(Boolean)
  return missing.length > 0
    ? missing.map((text) => warning('settings', text))
    : [ok('settings', publicOrigin)]
}

async function databaseFindings(
  config: Config,
  tenants: Tenants | undefined,
  now: () => Date,
): Promise<Finding[]> {
  const folder = path.join(config.data, 'db')
  if (!config.databaseUrl && !existsSync(folder))
    return [error('database', `There is none in ${config.data}. Start the server once, or set PORTICO_DATA.`)]
  let db: Db
  try {
    db = await openDb(databaseOf(config))
  } catch (cause) {
    if (!config.databaseUrl && /in use by process/.test(messageOf(cause))) return askServer(config)
    return [error('database', messageOf(cause))]
  }
  try {
    return await examineDatabase(db, tenants?.ids ?? [], now)
  } finally {
    await db.close()
  }
}

/** A running server has the embedded database open, and knows whether it works. */
async function askServer({ port, host }: Config): Promise<Finding[]> {
  const address = `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}/ready`
  const answer = await fetch(address).catch(() => undefined)
  if (!answer)
    return [
      error('database', `The server that uses it does not answer at ${address}: restart it, or set PORT.`),
    ]
  const { parts = {} } = (await answer.json()) as { parts?: Record<string, boolean> }
  const broken = Object.keys(parts).filter((name) => !parts[name])
  return broken.length === 0
    ? [ok('database', 'a running server uses it, and is ready')]
    : [error('database', `The running server is not ready: ${broken.join(', ')}. Its log says why.`)]
}

/** The key opens a stored file. */
async function fileKeyFindings(config: Config): Promise<Finding[]> {
  const { key, otherKeys, bucket } = config.files
  if (bucket) return []
  const folder = filesOf(config)
  const sealed = (await listFiles(folder)).find((name) => name.endsWith('.enc'))
  if (!sealed) return []
  if (!key)
    return [
      error(
        'file key',
        'Uploaded files are encrypted, and FILES_KEY is not set. Set the key that they were stored with.',
      ),
    ]
  return examine(
    'file key',
    async () => {
      try {
        await Promise.any([key, ...otherKeys].map((one) => readAll(path.join(folder, sealed), one)))
      } catch (cause) {
        throw new Error('FILES_KEY does not open the stored files.', { cause })
      }
    },
    'Set the key that they were stored with.',
  )
}

async function readAll(file: string, key: Buffer): Promise<void> {
  for await (const _ of decrypt(createReadStream(file), key));
}

const GIGABYTE = 1_000_000_000

async function diskFinding({ data }: Config): Promise<Finding> {
  const found = await statfs(data).catch(() => undefined)
  if (!found)
    return error('disk', `The data folder ${data} is missing. Start the server once, or set PORTICO_DATA.`)
  const free = found.bavail * found.bsize
  const text = `${(free / GIGABYTE).toFixed(1)} GB are free in ${data}`
  if (free < GIGABYTE)
    return error('disk', `${text}. Free space, or move the data folder: below 128 MB nothing is written.`)
  return free < found.blocks * found.bsize * 0.1
    ? warning('disk', `${text}, less than a tenth. Free space soon.`)
    : ok('disk', text)
}
