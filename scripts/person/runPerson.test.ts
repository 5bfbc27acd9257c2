// @vitest-environment node
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../server/demo/people/personRow'
import { NOW, STARTUP_TIMEOUT, openClinic, type Clinic } from '../../server/test/clinic/clinic'
import { ruleDatabases } from '../../server/test/databases'
import { runPerson } from './runPerson'

const ana = personId('one', 'ana')

describe.each(ruleDatabases)('npm run person on %s', (database) => {
  let clinic: Clinic
  let folder: string
  beforeAll(async () => {
    clinic = await openClinic(database)
    folder = mkdtempSync(path.join(os.tmpdir(), 'portico-person-'))
  }, STARTUP_TIMEOUT)
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    await clinic.close()
  })

  /** Runs the command as one string of arguments, and resolves to what it prints. */
  const run = async (args: string[], ask?: (question: string) => Promise<string>) => {
    const lines: string[] = []
    await runPerson(args, {
      // The command closes its connection, and the clinic goes on.
      open: async () => ({ ...clinic.db, close: async () => undefined }),
      tenants: clinic.tenants,
      ring: undefined,
      files: clinic.files.store,
      deviceProviders: new Map(),
      version: '1.2.3',
      now: NOW,
      ask,
      print: (line) => lines.push(line),
    })
    return lines.join('\n')
  }
  const erase = (...more: string[]) => [
    'erase',
    '--tenant',
    'one',
    '--email',
    'ana@portico.test',
    '--by',
    'Olga Ramos',
    '--to',
    folder,
    ...more,
    '--backups-until',
    '2027-03-01',
  ]
  const certificates = () => readdirSync(folder).filter((name) => name.startsWith('erasure-'))
  const accounts = () => clinic.db.query(`select 1 from account where tenant = 'one' and sub = $1`, [ana])

  it.each([
    [[], 'npm run person -- export'],
    [['erase', '--tenant', 'one'], '--by is missing'],
    [['erase', 'x'], 'npm run person -- export'],
    [['list', '--tenant', 'three'], 'There is no tenant "three". There are: one, two'],
    [
      ['export', '--tenant', 'one', '--by', 'O', '--to', '/x', '--email', 'no@x.test'],
      'Nobody in one has the address no@x.test',
    ],
  ])('%j is refused with what is wrong', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message)
  })

  it.each(['2027-02-30', 'soon', '2026-12-01'])('the last day of the backups is not %s', async (day) => {
    const args = [...erase().slice(0, -1), day]
    await expect(run(args)).rejects.toThrow(`--backups-until is ${day}`)
  })

  it('an export has the person’s records and files, nothing of others and no secret', async () => {
    const to = path.join(folder, 'export')
    const args = [
      'export',
      '--tenant',
      'one',
      '--email',
      'Ana@portico.test',
      '--by',
      'Olga Ramos',
      '--to',
      to,
    ]
    expect(await run(args)).toContain('files')
    const tables = JSON.parse(readFileSync(path.join(to, 'tables.json'), 'utf8')) as Record<string, object[]>
    expect(tables['person']).toMatchObject([{ id: ana, email: 'ana@portico.test' }])
    expect(JSON.parse(readFileSync(path.join(to, 'data.json'), 'utf8'))).toMatchObject({
      person: { name: 'Ana' },
    })
    const documents = await clinic.db.query(
      `select 1 from document where tenant = 'one' and patient_id = $1`,
      [ana],
    )
    const files = readdirSync(path.join(to, 'files'))
    expect(documents.length).toBeGreaterThan(0)
    expect(files.filter((name) => name.startsWith('document-'))).toHaveLength(documents.length)
    for (const name of files) expect(statSync(path.join(to, 'files', name)).size).toBeGreaterThan(0)
    const [{ hash } = { hash: '' }] = await clinic.db.query<{ hash: string }>(
      `select password_hash as hash from account where tenant = 'one' and sub = $1`,
      [ana],
    )
    const text = readFileSync(path.join(to, 'tables.json'), 'utf8')
    expect(text).not.toContain(hash)
    expect(text).not.toMatch(/_hash"|"secret"|luis@portico\.test/)
    await expect(run(args)).rejects.toThrow('exists already')
    const call = await clinic.as('ana@portico.test')
    expect(JSON.stringify((await call('GET', 'api/users/acting-log')).body)).toContain('Olga Ramos')
  })

  it('appointments that only the centre can cancel have to be cancelled first', async () => {
    await expect(run(erase())).rejects.toThrow('Cancel them in the administration first')
    await clinic.db.query(`update appointment set readonly = false where tenant = 'one'`)
  })

  it('without the address, nothing is erased: the counts are printed', async () => {
    const printed = await run(erase())
    expect(printed).toMatch(/ {2}account: 1\n/)
    expect(printed).toMatch(/clinical, until 20\d\d-/)
    expect(printed).toContain('Nothing was erased. To erase, add --confirm ana@portico.test')
    await expect(run(erase('--confirm', 'luis@portico.test'))).rejects.toThrow('you typed luis@portico.test')
    await expect(run(erase(), async () => 'yes')).rejects.toThrow('you typed yes')
    expect(await accounts()).toHaveLength(1)
    expect(certificates()).toEqual([])
  })

  it('with it, the data are erased, and a certificate and a page are written', async () => {
    const asked: string[] = []
    const printed = await run(erase('--language', 'en'), async (question) => {
      asked.push(question)
      return 'ana@portico.test'
    })
    expect(asked).toEqual(['To erase, type ana@portico.test: '])
    expect(printed).toContain('Erased.')
    expect(await accounts()).toEqual([])
    expect(
      certificates()
        .map((name) => path.extname(name))
        .toSorted(),
    ).toEqual(['.html', '.json'])
    for (const name of certificates()) expect(statSync(path.join(folder, name)).mode & 0o077).toBe(0)
    expect(await run(['list', '--tenant', 'one'])).toMatch(/Olga Ramos {2}\d people {2}something stays until/)
    await expect(run(erase())).rejects.toThrow('Nobody in one has the address ana@portico.test')
  })

  it('verifies a certificate, whose it is, and finds a changed one', async () => {
    const file = path.join(folder, certificates().find((name) => name.endsWith('.json')) ?? '')
    expect(await run(['verify', file])).toContain('Valid: Olga Ramos erased the data in one')
    expect(await run(['verify', file, '--email', 'Ana@portico.test'])).toContain(
      'It is about ana@portico.test',
    )
    await expect(run(['verify', file, '--email', 'luis@portico.test'])).rejects.toThrow('another person')
    const changed = path.join(folder, 'changed.json')
    writeFileSync(changed, readFileSync(file, 'utf8').replace('Olga Ramos', 'Olga Ruiz'))
    await expect(run(['verify', changed])).rejects.toThrow('was changed')
    await expect(run(['verify', path.join(folder, 'none.json')])).rejects.toThrow('cannot be read')
    expect(existsSync(changed)).toBe(true)
  })

  it('names staff as the reason of a refusal', async () => {
    const args = erase().map((arg) => (arg === 'ana@portico.test' ? 'admin@portico.test' : arg))
    await expect(run(args)).rejects.toThrow('works for the tenant')
  })
})
