// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import openapi from '../../../schemas/generated/openapi.json'
import { DiskFull } from '../../platform/db/diskSpace'
import type { Tx } from '../../platform/db/database'
import { databases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'

/** The addresses that can be read without a parameter. */
const readings = Object.entries(openapi.paths)
  .filter(([path, methods]) => 'get' in methods && !path.includes('{'))
  .map(([path]) => path.slice(1))

const isWrite = (sql: string) => /^\s*(insert|update|delete)\b/i.test(sql)

/** Rejects every write of the server as the database does on a full disk. */
function fillDisk({ db }: Clinic): void {
  const query = db.query.bind(db)
  const tx = db.tx.bind(db)
  const refuse =
    (run: Tx['query']): Tx['query'] =>
    async (sql, values) => {
      if (isWrite(sql)) throw new DiskFull('/data')
      return run(sql, values)
    }
  vi.spyOn(db, 'query').mockImplementation(refuse(query))
  vi.spyOn(db, 'tx').mockImplementation((work) =>
    tx((inner) => work({ ...inner, query: refuse(inner.query.bind(inner)) })),
  )
}

describe.each(databases)('a full disk of %s', (database) => {
  let clinic: Clinic
  let luis: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['prudential'])
    luis = await clinic.as('luis@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('on a full disk people read what is stored, and open their documents', async () => {
    const { body } = await upload(luis, 'api/documents', 'informe.txt', 'hola')
    const { documentId } = body as { documentId: number }
    await luis('POST', 'api/documents/data', { documentId, name: 'Informe' })
    const paths = [...readings, `api/documents/${documentId}`, `api/documents/${documentId}/download`]
    const statusOf = async (path: string) => [path, (await luis('GET', path)).status] as const
    const before: (readonly [string, number])[] = []
    for (const path of readings) before.push(await statusOf(path))

    // A session that the server has not noted yet.
    luis = await clinic.as('luis@portico.test')
    fillDisk(clinic)
    const onFullDisk: (readonly [string, number])[] = []
    for (const path of paths) onFullDisk.push(await statusOf(path))
    expect(onFullDisk).toEqual([...before, [paths.at(-2), 200], [paths.at(-1), 200]])
    expect((await luis('POST', 'api/documents/data', { documentId, name: 'Otro' })).status).toBe(503)
  })
})
