// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { zipSync, strToU8, type Zippable } from 'fflate'
import { afterAll, expect, it } from 'vitest'
import { readKind } from './fileKind'

const folder = mkdtempSync(path.join(tmpdir(), 'portico-kind-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function kindOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, 'file')
  writeFileSync(file, typeof content === 'string' ? Buffer.from(content, 'latin1') : content)
  const kind = await readKind(file, name)
  return typeof kind === 'string' ? kind : kind.extension
}

const zip = (files: Zippable) => zipSync(files)
const xml = strToU8('<x/>')
const office = (...names: string[]) => zip(Object.fromEntries(names.map((name) => [name, xml])))
const old = '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'.padEnd(2048, '\0')
const stream = (name: string) => Buffer.from(name, 'utf16le').toString('latin1')

it.each<[string, string, string | Uint8Array]>([
  ['pdf', 'a.pdf', '%PDF-1.7\n1 0 obj'],
  ['png', 'a.png', '\x89PNG\r\n\x1A\n'],
  ['jpg', 'a.jpeg', '\xFF\xD8\xFF\xE0'],
  ['gif', 'a.gif', 'GIF89a'],
  ['webp', 'a.webp', 'RIFF\x01\x02\x03\x04WEBP'],
  ['heic', 'a.heic', '\0\0\0\x18ftypheic'],
  ['dcm', 'IM000001', `${'\0'.repeat(128)}DICM\x02\0\0\0UL`],
  ['docx', 'a.docx', office('[Content_Types].xml', 'word/document.xml')],
  ['doc', 'a.doc', `${old}${stream('WordDocument')}`],
  ['txt', 'a.txt', 'Tensión 12/8\r\n'],
  ['txt', 'a.txt', '\xFF\xFEh\0o\0'],
  ['rtf', 'a.doc', "{\\rtf1 Tensi\\'f3n 12/8}"],
  ['xlsx', 'a.xlsx', office('xl/workbook.xml')],
  ['xls', 'a.xls', `${old}${stream('Workbook')}`],
  [
    'ods',
    'a.ods',
    zip({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
  ],
  // The content decides.
  ['jpg', 'informe.pdf', '\xFF\xD8\xFF\xE0'],
])('REC-002 REC-003 recognises %s by its content', async (extension, name, content) => {
  expect(await kindOf(name, content)).toBe(extension)
})

it.each<[string, string, string | Uint8Array]>([
  ['empty', 'a.txt', ''],
  ['unknown', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['unknown', 'a.png', '<html><script>alert(1)</script></html>'],
  ['unknown', 'a.exe', 'MZ\x90\0'],
  // A program in the room before the mark of a DICOM file.
  ['unknown', 'a.dcm', `${'MZ\x90'.padEnd(128, '\0')}DICM\x02\0\0\0UL`],
  ['unknown', 'a.txt', 'MZ\x90\0'],
  ['unknown', 'a.txt', '\xFF\xFEh\0\x01\0'],
  ['macros', 'a.rtf', '{\\rtf1{\\object\\objemb{\\*\\objdata 0105}}}'],
  ['macros', 'a.rtf', '{\\rtf1\\bin4 MZ..}'],
  ['unknown', 'a.zip', office('a.exe')],
  ['unknown', 'a.docx', 'PK\x03\x04 cut off'],
  ['video', 'a.mp4', '\0\0\0\x18ftypmp42'],
  ['video', 'a.webm', '\x1A\x45\xDF\xA3'],
  ['macros', 'a.docx', office('word/document.xml', 'word/vbaProject.bin')],
  ['macros', 'a.doc', `${old}${stream('WordDocument')}${stream('_VBA_PROJECT')}`],
  ['script', 'a.pdf', '%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'],
])('REC-002 refuses %s: %s', async (reason, name, content) => {
  expect(await kindOf(name, content)).toBe(reason)
})

it('REC-002 refuses a document that would unpack to gigabytes, without unpacking it', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(4_000_000) })
  const directory = Buffer.from(bomb)
  directory.writeUInt32LE(4_000_000_000, directory.readUInt32LE(directory.length - 6) + 24)
  expect(await kindOf('a.docx', directory)).toBe('tooLarge')
})

it('REC-002 finds a script between two parts of a large PDF', async () => {
  const content = `%PDF-1.7${' '.repeat(262_144 - 12)}/JavaScript`
  expect(await kindOf('a.pdf', content)).toBe('script')
})

const script = '1 0 << /S /JavaScript /JS (app.alert(1)) >>'
/** A PDF with an object stream, as programs of today write it. */
const pdfWith = (content: string | Buffer, head = '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>') =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n4 0 obj\n${head}\nstream\r\n`),
    deflateSync(content),
    Buffer.from('\nendstream endobj\n%%EOF'),
  ])

it.each<[string, string, string | Buffer]>([
  ['script', 'in an object stream', pdfWith(script)],
  ['script', 'far in an object stream', pdfWith(`${'1 0 << /Type /Page >> '.repeat(100_000)}${script}`)],
  ['script', 'in an object stream with another spelling', pdfWith(script, '<< /Type /Obj#53tm >>')],
  ['script', 'with another spelling', '%PDF-1.7\n<< /S /J#61v#61Script >>'],
  ['script', 'with a program to start', '%PDF-1.7\n<< /S /L#61unch /F (run.exe) >>'],
  ['script', 'in the second object stream', Buffer.concat([pdfWith('1 0 << >>'), pdfWith(script)])],
  ['tooLarge', 'in an object stream of 60 MB', pdfWith(Buffer.alloc(60_000_000, ' '))],
  ['tooLarge', 'with object streams without end', `%PDF-1.7\n${'/ObjStm '.repeat(6000)}`],
  ['pdf', 'with an object stream of pages', pdfWith('1 0 << /Type /Page >>')],
  ['pdf', 'with an object stream that is encrypted', `%PDF-1.7\n<< /Type /ObjStm >>\nstream\nxyz\nendstream`],
])('REC-002 finds out that a PDF is %s: %s', async (kind, _, content) => {
  expect(await kindOf('a.pdf', content)).toBe(kind)
})
