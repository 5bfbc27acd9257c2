// @vitest-environment node
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Document } from '../../../schemas/generated/entities'
import { testClinic } from '../../test/clinic/testClinic'
import { upload } from '../../test/clinic/upload'
import { fastDatabase } from '../../test/databases'

const extensions = 'doc docx pdf txt png jpg jpeg gif webp heic avif tif tiff'.split(' ')
const bytes = (text: string) => Buffer.from(text, 'latin1')
const zip = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))))

/** A small zip file that says it unpacks to four gigabytes. */
function bomb(): Buffer {
  const file = zip({ 'word/document.xml': 'x'.repeat(100_000) })
  file.writeUInt32LE(4_000_000_000, file.readUInt32LE(file.length - 6) + 24)
  return file
}

/** A PDF whose objects are compressed, as programs of today write them. */
const compressedPdf = (action: string): Buffer =>
  Buffer.concat([
    bytes('%PDF-1.7\n4 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n'),
    deflateSync(`1 0 << /S ${action} >>`),
    bytes('\nendstream endobj'),
  ])

const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'
const contents: Readonly<Record<string, Buffer>> = {
  program: bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0\xFF\xFF'),
  script: bytes('#!/bin/sh\0\nrm -rf /'),
  nothing: Buffer.alloc(0),
  archive: zip({ 'run.exe': 'MZ' }),
  'film of a phone': bytes('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
}
const oldOffice = bytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'.padEnd(2048, '\0'))
const others: readonly (readonly [what: string, name: string, content: Buffer])[] = [
  ...['png', 'jpg', 'svg', 'pdf', 'docx', 'gif', 'webp'].map(
    (extension) => ['a drawing with a script', `a.${extension}`, bytes(svg)] as const,
  ),
  ...['html', 'xhtml', 'js', 'xml', 'exe', 'sh', 'bat', 'svgz', 'zip', 'csv'].map(
    (extension) => ['a page', `a.${extension}`, bytes('<html><script>alert(1)</script></html>')] as const,
  ),
  ...['/JavaScript', '/JS (app.alert(1))', '/JS(app.alert(1))', '/Launch'].map(
    (action) => ['a PDF that acts', 'a.pdf', bytes(`%PDF-1.7\n<< /OpenAction << ${action} >> >>`)] as const,
  ),
  ...['/JavaScript', '/Launch', '/J#61vaScript'].map(
    (action) => ['a PDF that acts, compressed', 'a.pdf', compressedPdf(action)] as const,
  ),
  ...[
    '\x89PNG\r\n\x1A\n',
    '\xFF\xD8\xFF\xE0',
    'GIF89a',
    'RIFF\0\0\0\0WEBP',
    'II*\0',
    '\0\0\0\x18ftypavif',
  ].map((head) => ['an image of nothing', 'a.png', bytes(`${head}${svg}`)] as const),
  ['a document with macros', 'a.docx', zip({ 'word/document.xml': '<x/>', 'word/vbaProject.bin': 'x' })],
  [
    'an old document with macros',
    'a.doc',
    Buffer.concat([oldOffice, Buffer.from('WordDocument _VBA_PROJECT', 'utf16le')]),
  ],
  ['a zip bomb', 'a.docx', bomb()],
  ['a text with hidden controls', 'a.txt', bytes('hola\x1B]0;x\x07')],
  ['a text in UTF-16 with control characters', 'a.txt', bytes('\xFF\xFEh\0\x01\0')],
  ['a film for the web', 'a.jpg', bytes('\x1A\x45\xDF\xA3webm')],
  ['25,000,001 bytes', 'a.txt', Buffer.alloc(25_000_001, 'a')],
]
const hostile = [
  ...Object.entries(contents).flatMap(([what, content]) =>
    extensions.map((extension) => [what, `a.${extension}`, content] as const),
  ),
  ...others,
]

const { call: luis, clinic } = testClinic(fastDatabase, 'luis@portico.test', ['allowSpreadsheetUploads'])

it('REC-002 REC-004 a hundred hostile files are refused with a code, and nothing of them stays', async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(100)
  const stored = () => clinic().db.query('select from stored_file union all select from document_upload')
  const before = (await stored()).length
  for (const [what, name, content] of hostile) {
    const { status, body } = await upload(luis, 'api/documents', name, content)
    expect([what, name, status]).toEqual([what, name, 400])
    expect(['FORMAT_NOT_VALID', 'MAX_EXCEEDED']).toContain((body as { message: string }).message)
    expect(JSON.stringify(body)).not.toContain('alert')
  }
  expect(await stored()).toHaveLength(before)
}, 120_000)

it('REC-003 C-091 a spreadsheet is taken with the feature allowSpreadsheetUploads, but not its macros', async () => {
  const send = async (files: Record<string, string>) =>
    (await upload(luis, 'api/documents', 'a.xlsx', zip(files))).status
  expect(await send({ 'xl/workbook.xml': '<x/>' })).toBe(200)
  expect(await send({ 'xl/workbook.xml': '<x/>', 'xl/vbaProject.bin': 'x' })).toBe(400)
})

it.each(['../../etc/passwd.txt', '..\\..\\boot.txt', '/etc/cron.d/x.txt', 'a\u0000b.txt', '....//x.txt'])(
  'REC-068 the name %j is only a name',
  async (name) => {
    const answer = await upload(luis, 'api/documents', name.replace('\0', '%00'), 'hola')
    const { documentId } = answer.body as { documentId: number }
    const { body } = await luis('POST', 'api/documents/data', { documentId, name: name.replaceAll('\0', '') })
    expect((body as Document).name).toMatch(/\.txt$/)
    const { headers } = await luis('GET', `api/documents/${documentId}/download`)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-][\w.-]*"$/)
  },
)
