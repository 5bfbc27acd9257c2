import type { Ask } from '../../server/app/confirmReset'
import type { DeviceProvider } from '../../server/domain/devices/cloud/port'
import type { Db } from '../../server/platform/db/database'
import type { FileStore } from '../../server/platform/files/fileStore'
import type { KeyRing } from '../../server/platform/secrets/keyRing'
import type { TenantOnServer, Tenants } from '../../server/platform/tenants/tenants'

/** How to call each command. */
export const usage = `npm run person -- export --tenant <id> --email <address> --by <your name> --to <new folder>
npm run person -- erase --tenant <id> --email <address> --by <your name> --backups-until <YYYY-MM-DD> [--to <folder>] [--language es|en] [--confirm <address>]
npm run person -- verify <certificate.json> [--email <address>]
npm run person -- list --tenant <id>

--id <id of the person> replaces --email for somebody without an address.`

/** What the commands work with. */
export interface PersonSurroundings {
  open: () => Promise<Db>
  tenants: Tenants
  ring: KeyRing | undefined
  files: FileStore
  deviceProviders: ReadonlyMap<string, DeviceProvider>
  /** The version of Portico. */
  version: string
  now: Date
  /** Undefined: nobody sits at a terminal. */
  ask: Ask
  print: (line: string) => void
}

const text = { type: 'string' } as const
/** The options of all commands. */
export const options = {
  tenant: text,
  email: text,
  id: text,
  by: text,
  to: text,
  language: text,
  confirm: text,
  'backups-until': text,
} as const

/** The options that were given. */
export type PersonOptions = { [name in keyof typeof options]?: string | undefined }

/** Options of a command, and what it works with. */
export interface PersonCommand extends Omit<PersonSurroundings, 'open'> {
  db: Db
  values: PersonOptions
}

/** A required option. Throws the usage without it. */
export function need(values: PersonOptions, name: keyof PersonOptions): string {
  const value = values[name]?.trim()
  if (!value) throw new Error(`--${name} is missing.\n${usage}`)
  return value
}

/** The tenant of the options. */
export function tenantOf({ tenants, values }: Pick<PersonCommand, 'tenants' | 'values'>): TenantOnServer {
  const id = need(values, 'tenant')
  const tenant = tenants.all.find((one) => one.id === id)
  if (!tenant)
    throw new Error(`There is no tenant ${JSON.stringify(id)}. There are: ${tenants.ids.join(', ')}`)
  return tenant
}
