// @vitest-environment node
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases, openServerDatabase } from '../test/databases'
import { openDatabase } from './prepareDatabase'
import type { Ask } from './confirmReset'
import { readConfig } from './settings/config'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-reset-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Opens the database with settings and options, and closes it. */
async function open(env: Record<string, string>, args: string[], ask?: Ask): Promise<void> {
  const db = await openDatabase(readConfig({ PORTICO_DATA: path.join(folder, 'clinic'), ...env }, args), ask)
  await db.close()
}

const embedded = () => path.join(folder, 'clinic/db')
/** A file in the folder of the embedded database: it is gone after a reset. */
function writeData(): string {
  const file = path.join(embedded(), 'portico-test')
  writeFileSync(file, '')
  return file
}

describe('--reset of an embedded database', () => {
  it('deletes the data of a local demo without a question', async () => {
    await open({}, [])
    const file = writeData()
    await open({}, ['--reset'])
    expect(existsSync(file)).toBe(false)
  }, 120_000)

  it('deletes data of real people only when the name of the folder is typed, also when PORTICO_DEMO is forgotten', async () => {
    const off = { PORTICO_DEMO: 'off' }
    await open(off, [])
    const file = writeData()
    const refused = /deletes all data of the database clinic.+--reset --confirm clinic$/
    await expect(open(off, ['--reset'])).rejects.toThrow(refused)
    await expect(open({}, ['--reset'])).rejects.toThrow(refused)
    await expect(open(off, ['--reset', '--confirm', 'yes'])).rejects.toThrow('Nothing was deleted')
    await expect(open(off, ['--reset'], async () => '')).rejects.toThrow('you typed nothing')
    expect(existsSync(file)).toBe(true)
    await open(off, ['--reset'], async () => 'clinic')
    expect(existsSync(file)).toBe(false)
  }, 120_000)

  it('is a demo again after a confirmed reset with demo data', async () => {
    await open({ PORTICO_DEMO: 'off' }, [])
    await open({}, ['--reset', '--confirm', 'clinic'])
    const file = writeData()
    await open({}, ['--reset'])
    expect(existsSync(file)).toBe(false)
  }, 120_000)
})

describe.runIf(databases.includes('postgres'))('--reset of a PostgreSQL', () => {
  it.each([['on'], ['off']])('needs the name of the database with PORTICO_DEMO=%s', async (demo) => {
    const { url, name, query, drop } = await openServerDatabase()
    try {
      await query('create schema portico; create table portico.precious (id int)')
      const env = { DATABASE_URL: url, PORTICO_DEMO: demo }
      await expect(open(env, ['--reset'])).rejects.toThrow(`--reset --confirm ${name}`)
      await expect(open(env, ['--reset', '--confirm', 'portico'])).rejects.toThrow('Nothing was deleted')
      await query('select from portico.precious')
      await open(env, ['--reset', '--confirm', name])
      await expect(query('select from portico.precious')).rejects.toThrow('does not exist')
    } finally {
      await drop()
    }
  })
})
