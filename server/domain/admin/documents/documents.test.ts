// @vitest-environment node
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminDocumentPage } from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../../test/clinic/clinic'
import { recordsAdministrator } from '../../../test/clinic/recordsAdministrator'
import { headerFileName } from '../../documents/files'
import { zipFiles } from './zip'

const luis = personId('one', 'luis')
const ana = personId('one', 'ana')

describe.each(ruleDatabases)('documents on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ;({ call: admin } = await recordsAdministrator(clinic))
    await clinic.db.exec(`
      insert into document (tenant, id, patient_id, name, document_type, created_at, type, content)
      overriding system value values
        ('one', 9001, '${luis}', 'zz Análisis.pdf', 1, '2026-12-31T23:30:00Z', 'application/pdf', 'uno'),
        ('one', 9002, '${luis}', 'zz =SUMA(1)/..\\x.txt', 0, '2027-01-02T10:00:00Z', 'text/plain', 'dos'),
        ('one', 9004, '${ana}', 'ww de Ana.txt', 0, '2027-01-02T10:00:00Z', 'text/plain', 'cuatro'),
        ('two', 9003, '${personId('two', 'luis')}', 'zz ajeno.txt', 0, '2027-01-02T10:00:00Z', 'text/plain', 'x');`)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const page = async (query: string) =>
    (await admin('GET', `api/documents/filter?page=0&${query}`)).body as AdminDocumentPage
  const names = async (query: string) => (await page(query)).items.map(({ name }) => name)

  it('REC-065 REC-017 ADMIN-087 lists matching documents with their patients, the latest first', async () => {
    const { items, total } = await page('search=zz')
    expect(total).toBe(2)
    expect(items[1]).toEqual({
      id: 9001,
      documentId: 9001,
      name: 'zz Análisis.pdf',
      nameWithoutExtension: 'zz Análisis',
      patientId: luis,
      patientName: expect.stringContaining('Luis') as string,
      documentType: 1,
      visible: true,
      creationDate: '2026-12-31',
      seenByAdmin: false,
      version: 1,
    })
    expect(await names('search=zz ANALISIS luis')).toEqual(['zz Análisis.pdf'])
    expect(await names('search=zz&documentType=1')).toEqual(['zz Análisis.pdf'])
    expect(await names('search=zz&sort=name')).toHaveLength(2)
    expect(await names(`search=zz&patientId=${luis}&sort=creationDate`)).toHaveLength(2)
    expect((await admin('GET', 'api/documents/filter?page=0&sort=content')).status).toBe(400)
  })

  it('REC-017 ROLE-022 without the role records a list tells that documents exist, but neither names nor notes, by no search and no order', async () => {
    await clinic.db.exec("update document set notes = 'zz VIH positivo' where tenant = 'one' and id = 9001")
    const clerk = await clinic.as('admin@portico.test')
    const read = async (query: string) =>
      (await clerk('GET', `api/documents/filter?page=0&${query}`)).body as AdminDocumentPage
    const { items } = await read(`patientId=${luis}&documentType=1`)
    const found = items.find(({ id }) => id === 9001)
    expect(found).toEqual({
      id: 9001,
      documentId: 9001,
      name: '#9001',
      nameWithoutExtension: '#9001',
      patientId: luis,
      patientName: expect.stringContaining('Luis') as string,
      documentType: 1,
      visible: true,
      creationDate: '2026-12-31',
      seenByAdmin: false,
      version: 1,
    })
    for (const search of ['zz', 'Analisis', 'VIH']) expect((await read(`search=${search}`)).total).toBe(0)
    expect((await read('search=luis')).total).toBeGreaterThan(1)
    for (const sort of ['name', 'notes']) {
      const ids = (await read(`patientId=${luis}&sort=${sort}`)).items.map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    }
    const texts = [
      await clerk('GET', 'api/search?search=analisis'),
      await clerk('PUT', 'api/documents/updateSeenByAdmin', { documentIds: [9001], seenByAdmin: true }),
      await clerk('GET', 'api/audit/AdminDocument/9001'),
      await clerk('GET', 'api/audit?page=0'),
      await clerk('PUT', 'api/documents/updateSeenByAdmin', { documentIds: [9001], seenByAdmin: false }),
    ].map(({ body }) => JSON.stringify(body))
    expect(texts.join(' ')).not.toMatch(/lisis|VIH/)
    await clinic.db.exec("update document set notes = null where tenant = 'one' and id = 9001")
    await clinic.db.exec("delete from audit where entity = 'AdminDocument'")
  })

  it('REC-066 ADMIN-018 marks many documents as seen at once, with one history entry each', async () => {
    const seen = { documentIds: [9001, 9002], seenByAdmin: true }
    for (const _ of ['first', 'again']) {
      expect((await admin('PUT', 'api/documents/updateSeenByAdmin', seen)).status).toBe(204)
    }
    expect(await names('search=zz&seenByAdmin=true')).toHaveLength(2)
    const history = (await admin('GET', 'api/audit/AdminDocument/9001')).body as object[]
    expect(history).toMatchObject([{ action: 'update', after: { seenByAdmin: true } }])
    const foreign = { documentIds: [9001, 9003], seenByAdmin: false }
    expect((await admin('PUT', 'api/documents/updateSeenByAdmin', foreign)).status).toBe(404)
    expect(await names('search=zz&seenByAdmin=true')).toHaveLength(2)
    const unseen = { documentIds: [9002], seenByAdmin: false }
    expect((await admin('PUT', 'api/documents/updateSeenByAdmin', unseen)).status).toBe(204)
    expect(await names('search=zz&seenByAdmin=true')).toEqual(['zz Análisis.pdf'])
  })

  it('REC-073 a document is downloaded as an attachment, with a file name that is not a path', async () => {
    const { headers, body } = await admin('GET', 'api/documents/9002/download')
    expect(body).toBe('dos')
    expect(headers['content-disposition']).toBe('attachment; filename="zz-SUMA-1-..-x.txt"')
    expect((await admin('GET', 'api/documents/9003/download')).status).toBe(404)
  })

  it('REC-073 a document of several parts is downloaded whole', async () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `${index} `).join('')
    await clinic.db.query(`update document set content = $1 where tenant = 'one' and id = 9001`, [
      Buffer.from(text),
    ])
    expect((await admin('GET', 'api/documents/9001/download')).body === text).toBe(true)
  })

  it('REC-074 all documents of a patient are downloaded as one file', async () => {
    const { headers, status, body } = await admin('GET', `api/documents/${luis}/downloadPatientDocuments`)
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    for (const name of ['zz Análisis.pdf', 'zz =SUMA(1)-..-x.txt']) expect(body).toContain(name)
    for (const other of ['ww de Ana.txt', 'zz ajeno.txt']) expect(body).not.toContain(other)
    expect((await admin('GET', 'api/documents/nobody/downloadPatientDocuments')).status).toBe(404)
  })

  it('ROLE-018 ROLE-027 only a documents administrator can list, mark or download them', async () => {
    const videos = await clinic.as('videos@portico.test')
    const ana = await clinic.as('ana@portico.test')
    for (const caller of [videos, ana]) {
      expect((await caller('GET', 'api/documents/filter?page=0')).status).toBe(403)
      expect((await caller('GET', `api/documents/${luis}/downloadPatientDocuments`)).status).toBe(403)
      const seen = { documentIds: [9001], seenByAdmin: false }
      expect((await caller('PUT', 'api/documents/updateSeenByAdmin', seen)).status).toBe(403)
    }
  })
})

it('REC-074 the ZIP file opens in other programs and has unique names without folders', async () => {
  const at = new Date('2027-01-02T10:20:30Z')
  async function* files() {
    for (const name of ['análisis.txt', '../../análisis.txt', 'análisis.txt']) {
      yield { name, type: 'text/plain', createdAt: at, content: contentOf(`de ${name}`) }
    }
  }
  const parts: Uint8Array[] = []
  for await (const part of zipFiles(files())) parts.push(part)
  expect(entriesOf(Buffer.concat(parts))).toEqual([
    ['análisis.txt', 'de análisis.txt'],
    ['-..-análisis.txt', 'de ../../análisis.txt'],
    ['2 análisis.txt', 'de análisis.txt'],
  ])
})

async function* contentOf(text: string) {
  yield Buffer.from(text.slice(0, 3))
  yield Buffer.from(text.slice(3))
}

/** The names and contents of a zip file, read as its directory says. Throws where a checksum is wrong. */
function entriesOf(zip: Buffer): string[][] {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06_05_4b_50)
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const [checksum, length, nameLength] = [
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 24),
      zip.readUInt16LE(at + 28),
    ]
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const content = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + length)
    expect(crc32(content)).toBe(checksum)
    at += 46 + nameLength
    return [name, content.toString()]
  })
}

it.each([
  ['Informe médico (2).pdf', 'Informe-medico-2-.pdf'],
  ['../../etc/passwd', 'etc-passwd'],
  ['"; x=".txt', 'x-.txt'],
  ['…', 'document'],
])('REC-073 %s is sent as %s', (name, plain) => {
  expect(headerFileName(name)).toBe(plain)
})
