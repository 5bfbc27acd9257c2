// @vitest-environment node
import { createHash, randomBytes } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { Document } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { openTestFiles } from '../../test/temporaryFiles'
import { NOW, type Caller } from '../../test/clinic/clinic'
import { testClinic } from '../../test/clinic/testClinic'
import { upload } from '../../test/clinic/upload'
import { documentName, withExtension } from './fileName'
import { moveContents } from './moveContents'
import { sweepFiles } from './sweep'

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const luisId = personId('one', 'luis')

describe.each(ruleDatabases)('documents of a patient on %s', (database) => {
  const { call: luis, clinic } = testClinic(database, 'luis@portico.test', ['prudential'])

  const send = async (name: string, content: Buffer | string = png, caller = luis) =>
    (await upload(caller, 'api/documents', name, content)).body as { documentId: number }
  const add = async (name: string, more: object = {}) => {
    const { documentId } = await send(name)
    return (await luis('POST', 'api/documents/data', { documentId, name, ...more })).body as Document
  }
  const list = async (query = '') => (await luis('GET', `api/documents/filter?${query}`)).body as Document[]
  const files = async () =>
    clinic().db.query(`select hash from stored_file f where tenant = 'one' and exists (
      select from document d where d.tenant = f.tenant and d.hash = f.hash and d.patient_id = '${luisId}')`)

  it('REC-068 REC-069 REC-017 a sent file becomes a document with its name and notes, once', async () => {
    const { documentId } = await send('../../Radiografía.jpeg')
    expect(await list('search=radiografia')).toEqual([])
    const data = { documentId, name: 'Radiografía', notes: 'De la mano', visible: false, notifyClient: true }
    const answers = await Promise.all([
      luis('POST', 'api/documents/data', data),
      luis('POST', 'api/documents/data', data),
    ])
    const expected = {
      id: documentId,
      documentId,
      name: 'Radiografía.png',
      nameWithoutExtension: 'Radiografía',
      notes: 'De la mano',
      visible: false,
      documentType: 0,
      creationDate: NOW.toISOString(),
      seenByAdmin: false,
      givenBy: null,
      type: 'image/png',
      size: expect.any(Number) as number,
      isNew: false,
    }
    expect(answers.map(({ body }) => body)).toEqual([expected, expected])
    expect(await list('search=MANO radiografia')).toEqual([expected])
  })

  it('REC-017 REC-066 a patient sees that the centre has seen a document', async () => {
    const { id } = await add('Vista')
    const admin = await clinic().as('admin@portico.test')
    for (const seenByAdmin of [true, false]) {
      await admin('PUT', 'api/documents/updateSeenByAdmin', { documentIds: [id], seenByAdmin })
      expect((await luis('GET', `api/documents/${id}`)).body).toMatchObject({ seenByAdmin })
    }
  })

  it.each(['تقرير الدم', '体检报告', "Informe de Íñigo (2.ª parte) 'final'", '../../Íñigo'])(
    'REC-073 a document named %s is downloaded under its name, whatever its alphabet',
    async (name) => {
      const { documentId } = await send('a.txt', 'x')
      await luis('POST', 'api/documents/data', { documentId, name })
      const { headers } = await luis('GET', `api/documents/${documentId}/download`)
      const [, plain = '', encoded = ''] =
        /^attachment; filename="([\w.-]+)"; filename\*=UTF-8''([\w.%~!-]+)$/.exec(
          String(headers['content-disposition']),
        ) ?? []
      expect(decodeURIComponent(encoded)).toBe(`${name.replace('../../', '-..-')}.txt`)
      // For programs that read the plain one: it is never a path.
      expect(plain).not.toMatch(/^\./)
      expect((await luis('GET', `api/documents/${documentId}`)).body).toMatchObject({ name: `${name}.txt` })
    },
  )

  it('REC-070 REC-073 the file is downloaded unchanged, as an attachment', async () => {
    const text = 'Tensión 12/8\n'.repeat(20_000)
    const { documentId } = await send('a.txt', text)
    await luis('POST', 'api/documents/data', { documentId, name: 'a' })
    const { headers, body } = await luis('GET', `api/documents/${documentId}/download`)
    expect(body === text).toBe(true)
    expect(headers['content-disposition']).toBe('attachment; filename="a.txt"')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const { body: document } = await luis('GET', `api/documents/${documentId}`)
    expect(document).toMatchObject({ id: documentId, name: 'a.txt', size: Buffer.byteLength(text) })
    expect((await luis('GET', 'api/documents/999999')).status).toBe(404)
  })

  it('REC-071 REC-012 REC-013 a document is renamed, annotated and hidden, and keeps its extension', async () => {
    const { id } = await add('Antes')
    const { body } = await luis('PUT', `api/documents/${id}`, {
      name: 'Después.exe',
      notes: ' Nota ',
      visible: false,
    })
    expect(body).toMatchObject({ name: 'Después.exe.png', notes: 'Nota', visible: false })
    for (const wrong of [
      { name: ' ', visible: true },
      { name: 'a'.repeat(201), visible: true },
      { name: 'x' },
      { name: 'x', visible: true, documentType: 1 },
    ])
      expect((await luis('PUT', `api/documents/${id}`, wrong)).status).toBe(400)
  })

  it('REC-072 REC-015 a deleted document is gone, and its file an hour later', async () => {
    const { documentId } = await send('borrar.txt', randomBytes(20).toString('hex'))
    await luis('POST', 'api/documents/data', { documentId, name: 'borrar' })
    const before = (await files()).length
    expect((await luis('DELETE', `api/documents/${documentId}`)).status).toBe(204)
    expect((await luis('GET', `api/documents/${documentId}`)).status).toBe(404)
    expect((await luis('DELETE', `api/documents/${documentId}`)).status).toBe(404)
    expect((await files()).length).toBe(before - 1)
  })

  it('REC-018 REC-077 a medical exam is shown, marked as opened, and cannot be hidden, renamed or deleted', async () => {
    await clinic().db.query(
      `insert into document (tenant, id, patient_id, name, document_type, created_at, type, content)
       overriding system value values ('one', 9101, $1, 'Analítica.txt', 1, $2, 'text/plain', 'azúcar 90')`,
      [luisId, NOW.toISOString()],
    )
    const path = 'api/documents/9101'
    expect((await luis('GET', path)).body).toMatchObject({ documentType: 1, isNew: true })
    expect((await luis('GET', 'api/medical-exams/9101/download')).body).toBe('azúcar 90')
    expect((await luis('GET', path)).body).toMatchObject({ isNew: false })
    expect((await luis('DELETE', path)).status).toBe(403)
    expect((await luis('PUT', path, { name: 'Analítica.txt', visible: false })).status).toBe(403)
    expect((await luis('PUT', path, { name: 'Otra', visible: true })).status).toBe(403)
    const noted = await luis('PUT', path, { name: 'Analítica', notes: 'Preguntar', visible: true })
    expect(noted.body).toMatchObject({ notes: 'Preguntar', name: 'Analítica.txt' })
    expect((await list('documentType=1&search=preguntar')).map(({ id }) => id)).toEqual([9101])
    const { id } = await add('mía')
    expect((await luis('GET', `api/medical-exams/${id}/download`)).status).toBe(404)
  })

  it('REC-065 REC-067 a long list comes in parts, the newest first', async () => {
    await clinic().db.query(
      `insert into document (tenant, patient_id, name, created_at, type, content)
       select 'one', $1, 'serie ' || n, '2020-01-01'::timestamptz + n % 10 * interval '1 day', 'text/plain', 'x' from generate_series(1, 120) n`,
      [luisId],
    )
    const ids: number[] = []
    for (let before = ''; ;) {
      const part = await list(`search=serie${before}`)
      if (part.length === 0) break
      ids.push(...part.map(({ id }) => id))
      before = `&before=${part.at(-1)?.id}`
    }
    expect([ids.length, new Set(ids).size]).toEqual([120, 120])
    expect(await list('search=serie&documentType=0')).toHaveLength(50)
    expect(await list('search=serie&documentType=1')).toEqual([])
    const newest = (await luis('GET', 'api/documents/withMedicalExams')).body as Document[]
    expect(newest).toHaveLength(100)
    expect(new Set(newest.map(({ documentType }) => documentType))).toEqual(new Set([0, 1]))
  })

  it.each([
    ['unknown', 'foto.png', '<svg onload="alert(1)">'],
    ['damaged', 'foto.png', png.subarray(0, 40)],
    ['empty', 'nada.txt', ''],
    ['video', 'v.mp4', '\0\0\0\x18ftypmp42'],
  ])('REC-002 a file is refused: %s', async (reason, name, content) => {
    const { status, body } = await upload(luis, 'api/documents', name, content)
    expect([status, body]).toEqual([400, { message: 'FORMAT_NOT_VALID', details: { field: 'file', reason } }])
  })

  it('REC-003 FEAT-014 C-091 a spreadsheet is taken with the feature prudential, and refused without', async () => {
    const sheet = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('<x/>') }))
    expect((await upload(luis, 'api/documents', 'a.xlsx', sheet)).status).toBe(200)
    const elsewhere = await clinic().as('luis@portico.test', 'two')
    const { status, body } = await upload(elsewhere, 'api/documents', 'a.xlsx', sheet)
    expect([status, body]).toMatchObject([400, { details: { field: 'file', reason: 'spreadsheet' } }])
  })

  it('REC-032 C-087 a session in the address opens nothing', async () => {
    const { documentId } = await send('nota.txt', 'hola')
    await luis('POST', 'api/documents/data', { documentId, name: 'nota' })
    const visitor = await clinic().as()
    const session = encodeURIComponent(`Bearer ${await clinic().tokenFor('luis@portico.test')}`)
    for (const path of [`api/documents/${documentId}`, `api/documents/${documentId}/download`])
      expect((await visitor('GET', `${path}?authorization=${session}`)).status).toBe(401)
    expect((await luis('GET', `api/documents/${documentId}/download`)).body).toBe('hola')
  })

  it('REC-004 C-092 25,000,000 bytes are taken, and one more is not', async () => {
    const exact = await upload(luis, 'api/documents', 'x.txt', Buffer.alloc(25_000_000, 'a'))
    expect(exact.status).toBe(200)
    const more = await upload(luis, 'api/documents', 'x.txt', Buffer.alloc(25_000_001, 'a'))
    expect([more.status, more.body]).toMatchObject([400, { message: 'MAX_EXCEEDED' }])
  }, 60_000)

  it('REC-068 a file that is sent again with its key keeps its id, and is one document', async () => {
    const once: Caller = (method, path, body, headers) =>
      luis(method, path, body, { ...headers, 'idempotency-key': 'one-file' })
    const first = await send('Dos veces.png', png, once)
    expect((await send('Dos veces.png', png, once)).documentId).toBe(first.documentId)
    expect((await send('Dos veces.png')).documentId).not.toBe(first.documentId)
    await luis('POST', 'api/documents/data', { documentId: first.documentId, name: 'Dos veces' })
    expect((await list('search=dos%20veces')).map(({ id }) => id)).toEqual([first.documentId])
  })

  it('an upload without a name is deleted after a day, a content without a document after an hour', async () => {
    const store = openTestFiles()
    await moveContents(clinic().db, store.store, new Date('2000-01-01'))
    expect(await clinic().db.query('select from document where content is not null')).toEqual([])
    const [seeded] = await clinic().db.query<{ hash: string; size: number }>(
      `select hash, size from document where tenant = 'one' and id = 9101`,
    )
    expect(seeded?.hash).toBe(createHash('sha256').update('azúcar 90').digest('hex'))
    await clinic().db.query('delete from document where id = 9101')
    await clinic().db.query(`update document_upload set uploaded_at = uploaded_at - interval '25 hours'`)
    await sweepFiles(clinic().db, store.store, new Date(NOW.getTime() + 2 * 3_600_000))
    expect(await clinic().db.query('select from document_upload')).toEqual([])
    expect(await clinic().db.query('select from stored_file where hash = $1', [seeded?.hash])).toEqual([])
    const content = store.store.read('one', seeded?.hash ?? '')
    await expect(content[Symbol.asyncIterator]().next()).rejects.toThrow('missing')
    store.delete()
  })
})

it.each([
  ['C:\\Users\\Luis\\foto.JPG', 'png', 'foto.png'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['\u202Egpj.exe', 'pdf', 'gpj.pdf'],
  ['.png', 'png', 'document.png'],
  ['a'.repeat(300), 'pdf', `${'a'.repeat(196)}.pdf`],
])('REC-012 %j is named %j', (name, extension, expected) => {
  expect(documentName(name, extension)).toBe(expected)
})

it('REC-012 an extension is not repeated', () => {
  expect([withExtension('Informe.PDF', 'pdf'), withExtension('Informe v1.2', 'pdf')]).toEqual([
    'Informe.pdf',
    'Informe v1.2.pdf',
  ])
})
