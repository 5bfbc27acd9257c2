import { resealConnections } from '../../server/domain/devices/cloud/resealConnections'
import { resealFiles } from '../../server/domain/documents/resealFiles'
import type { Db } from '../../server/platform/db/database'
import type { FileStore } from '../../server/platform/files/fileStore'
import { listKeys, retireKeys, rotateKeys } from '../../server/platform/identity/protocol/rotateKeys'
import { sealKeys } from '../../server/platform/identity/protocol/storedKeys'
import { resealSecrets } from '../../server/platform/identity/secondStep/resealSecrets'
import type { KeyRing } from '../../server/platform/secrets/keyRing'

const usage = `npm run keys -- list
npm run keys -- rotate [tenant]
npm run keys -- retire [tenant]
npm run keys -- reseal`

/** What the commands work on. */
export interface KeySurroundings {
  open: () => Promise<Db>
  tenants: readonly string[]
  /** The keys of the settings. Undefined: there is none. */
  ring: KeyRing | undefined
  files: FileStore
  /** What encrypts the connections with device providers. */
  deviceKeys: readonly { tenant: string; keys: KeyRing }[]
}

type Command = (db: Db, surroundings: KeySurroundings, tenants: readonly string[]) => Promise<string[]>

const commands: Readonly<Record<string, Command>> = { list, rotate, retire, reseal }

/** Runs a command about keys. Resolves to the lines to print. Rejects with a readable message. */
export async function runKeys(
  [name = '', only, ...others]: readonly string[],
  surroundings: KeySurroundings,
): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const takesTenant = name === 'rotate' || name === 'retire'
  if (!command || others.length > 0 || (only !== undefined && !takesTenant)) throw new Error(usage)
  if (only !== undefined && !surroundings.tenants.includes(only))
    throw new Error(`There is no tenant "${only}". Existing tenants: ${surroundings.tenants.join(', ')}.`)
  const db = await surroundings.open()
  try {
    return await command(db, surroundings, only === undefined ? surroundings.tenants : [only])
  } finally {
    await db.close()
  }
}

async function list(db: Db): Promise<string[]> {
  const keys = await listKeys(db)
  return keys.map(
    ({ tenant, purpose, number, createdAt, isSealed }) =>
      `${tenant}  ${purpose} ${number}  ${createdAt.toISOString()}  ${isSealed ? 'encrypted with FILES_KEY' : 'not encrypted'}`,
  )
}

async function rotate(db: Db, { ring }: KeySurroundings, tenants: readonly string[]): Promise<string[]> {
  for (const tenant of tenants) await db.tx((tx) => rotateKeys(tx, tenant, ring))
  return [
    `New keys: ${tenants.join(', ')}. Running servers use them after two minutes, and accept the former ones for 15 days.`,
  ]
}

async function retire(db: Db, _: KeySurroundings, tenants: readonly string[]): Promise<string[]> {
  let count = 0
  for (const tenant of tenants) count += await retireKeys(db, tenant)
  return [`${count} former keys deleted. Running servers accept them for another minute.`]
}

async function reseal(db: Db, { ring, files, deviceKeys }: KeySurroundings): Promise<string[]> {
  if (!ring) throw new Error('FILES_KEY is not set: set the key that encrypts from now on.')
  const keys = await db.tx((tx) => sealKeys(tx, ring, true))
  const apps = await db.tx((tx) => resealSecrets(tx, ring))
  let connections = 0
  for (const { tenant, keys: own } of deviceKeys) connections += await resealConnections(db, tenant, own)
  const count = await resealFiles(db, files)
  return [
    `Encrypted with FILES_KEY: ${keys} keys, ${apps} code apps, ${connections} device connections, ${count} files. Nothing needs another key any more.`,
  ]
}
