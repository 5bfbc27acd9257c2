import { listFailedLetters, resendLetters } from '../../server/domain/letters/queue/failedLetters'
import type { Db } from '../../server/platform/db/database'
import {
  createAdministrator,
  linkAdministrator,
  listAdministrators,
  type Surroundings,
} from './administrators'

const usage = `npm run admin -- list [tenant]
npm run admin -- create <tenant> <email>
npm run admin -- link <tenant> <email>
npm run admin -- letters
npm run admin -- resend <tenant> [id …]`

type Command = (surroundings: Surroundings, values: readonly string[]) => Promise<string[]>

const commands: Readonly<Record<string, Command>> = {
  list: listAdministrators,
  create: createAdministrator,
  link: linkAdministrator,
  ['letters']: listFailed,
  resend,
}

/** Runs a command of an operator on the database. Resolves to the lines to print. Rejects with a readable message. */
export async function runAdmin(
  [name = '', ...values]: readonly string[],
  { open, ...others }: Omit<Surroundings, 'db'> & { open: () => Promise<Db> },
): Promise<string[]> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(usage)
  const db = await open()
  try {
    return await command({ ...others, db }, values)
  } finally {
    await db.close()
  }
}

async function listFailed({ db, now }: Surroundings): Promise<string[]> {
  const failed = await listFailedLetters(db, now)
  const rows = failed.map(
    ({ tenant, id, kind, failedAt, reason, isCurrent }) =>
      `${tenant} ${id}  ${kind}  ${failedAt.toISOString()}  ${reason}${isCurrent ? '' : '  (too late to send again)'}`,
  )
  return [...rows, `${failed.length} failed`]
}

async function resend({ db, now }: Surroundings, [tenant, ...ids]: readonly string[]): Promise<string[]> {
  if (!tenant || !ids.every((id) => /^\d+$/.test(id))) throw new Error(usage)
  const count = await resendLetters(db, { tenant, ids: ids.length > 0 ? ids.map(Number) : undefined, now })
  return [`${count} queued. A running server sends them within seconds.`]
}
