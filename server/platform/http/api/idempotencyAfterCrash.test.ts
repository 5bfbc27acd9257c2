// @vitest-environment node
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb, type Db, type Tx } from '../../db/database'
import { migrationText } from '../../db/migrate'
import { root } from '../../paths'
import { databases, openTestDb } from '../../../test/databases'
import { runOnce } from './idempotency'

const identity = { tenant: 'one', actor: 'ana', operation: 'POST api/dependent-users', key: 'k' }
const request = { name: 'Mara' }
const prepare = (db: Db) =>
  db.exec(
    `create schema if not exists portico; ${migrationText('001_core.sql')} create table child (name text)`,
  )

async function addChild(tx: Tx) {
  await tx.query("insert into child values ('Mara')")
  return { id: 1 }
}

/** Sends the request twice more, as a client does that has got no answer. Returns its answers and what is stored. */
async function retry(db: Db) {
  const answers = [
    await runOnce(db, identity, request, addChild),
    await runOnce(db, identity, request, () => Promise.reject(new Error('it runs twice'))),
  ]
  return { answers, stored: await db.query('select name from child') }
}
const carriedOutOnce = { answers: [{ id: 1 }, { id: 1 }], stored: [{ name: 'Mara' }] }

describe('BOOK-091 a process that is killed in the middle of a request', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-crash-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('leaves nothing of it in the embedded database, and the retry is carried out once', async () => {
    const before = await openDb({ folder: path.join(folder, 'db') })
    await prepare(before)
    await before.close()
    const script = path.join(root, 'server/test/interruptedRequest.ts')
    const child = spawn(process.execPath, ['--import', 'tsx', script, path.join(folder, 'db')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const db = await openDb({ folder: path.join(folder, 'db') })
    expect(await retry(db)).toEqual(carriedOutOnce)
    await db.close()
  }, 120_000)
})

describe.runIf(databases.includes('postgres'))(
  'BOOK-091 a connection that ends in the middle of a request',
  () => {
    it('leaves nothing of it in PostgreSQL, and the retry is carried out once', async () => {
      const db = await openTestDb('postgres')
      await prepare(db)
      const interrupted = runOnce(db, identity, request, async (tx) => {
        const answer = await addChild(tx)
        const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid')
        await db.query('select pg_terminate_backend($1, 5000)', [own?.pid])
        return answer
      })
      await expect(interrupted).rejects.toThrow(/connection/i)
      expect(await retry(db)).toEqual(carriedOutOnce)
      await db.close()
    }, 60_000)
  },
)
