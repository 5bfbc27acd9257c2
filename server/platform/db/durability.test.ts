import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../paths'
import { openDb } from './database'

let base: string
let folder: string
beforeAll(() => {
  base = mkdtempSync(path.join(os.tmpdir(), 'portico-durable-'))
  folder = path.join(base, 'db')
})
afterAll(() => rmSync(base, { recursive: true }))

/** Runs a process that writes rows and kills it once it has acknowledged some of them. Returns the acknowledged number. */
async function writeUntilKilled(rows: number): Promise<number> {
  const writer = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'server/test/rowWriter.ts'), folder],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let text = ''
  writer.stdout.on('data', (piece: Buffer) => {
    text += String(piece)
    if (text.split('\n').length > rows) writer.kill('SIGKILL')
  })
  await once(writer, 'exit')
  return text.split('\n').length - 1
}

it('kill -9 loses no acknowledged write, and the folder opens again', async () => {
  // A first start that was killed leaves such a folder behind; it must not block the next start.
  mkdirSync(`${folder}.new`, { recursive: true })
  writeFileSync(path.join(`${folder}.new`, 'PG_VERSION'), '18')
  const acknowledged = await writeUntilKilled(200)
  const db = await openDb({ folder })
  const [row] = await db.query<{ count: number; last: number }>(
    'select count(*) as count, max(n) as last from written',
  )
  await db.close()
  expect(acknowledged).toBeGreaterThanOrEqual(200)
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged)
  expect(row?.count).toBe(row?.last)
}, 120_000)
