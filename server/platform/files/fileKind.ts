import { decodeText } from '../../../schemas/text/decodeText'
import { inspectPdf } from './inspectPdf'
import { findInFile, readBytes } from './searchFile'
import { readZipEntries } from './zipEntries'

/** What a file is by its content. */
export interface FileKind {
  /** Media type. */
  type: string
  /** Its extension, without the dot. */
  extension: string
  isSpreadsheet?: true
}

/** Why a file is refused. */
export type Refusal = 'empty' | 'macros' | 'script' | 'tooLarge' | 'unknown' | 'video'

const HEAD_BYTES = 4096
/** A document that would unpack to more is an attack on the program that opens it. */
const MAX_UNPACKED_BYTES = 500_000_000

const word = 'application/msword'
const excel = 'application/vnd.ms-excel'
const office = 'application/vnd.openxmlformats-officedocument'
const openSheet = 'application/vnd.oasis.opendocument.spreadsheet'

interface Signature extends FileKind {
  begins: (head: string) => boolean
}

/** Images by their first bytes, read as Latin-1. SVG is not one of them: it may carry scripts. */
const images: readonly Signature[] = [
  { type: 'image/png', extension: 'png', begins: (head) => head.startsWith('\x89PNG\r\n\x1A\n') },
  { type: 'image/jpeg', extension: 'jpg', begins: (head) => head.startsWith('\xFF\xD8\xFF') },
  { type: 'image/gif', extension: 'gif', begins: (head) => /^GIF8[79]a/.test(head) },
  { type: 'image/webp', extension: 'webp', begins: (head) => /^RIFF[^]{4}WEBP/.test(head) },
  {
    type: 'image/heic',
    extension: 'heic',
    begins: (head) => /^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(head),
  },
  { type: 'image/avif', extension: 'avif', begins: (head) => /^[^]{4}ftypavi[fs]/.test(head) },
  { type: 'image/tiff', extension: 'tif', begins: (head) => /^(II\*\0|MM\0\*)/.test(head) },
]

/** The kind of an image by its first bytes, read as Latin-1; undefined for any other file. */
export function imageKind(head: string): FileKind | undefined {
  const image = images.find(({ begins }) => begins(head))
  return image && { type: image.type, extension: image.extension }
}

const isVideo = (head: string) =>
  head.startsWith('\x1A\x45\xDF\xA3') || /^([^]{4}ftyp|RIFF[^]{4}AVI )/.test(head)

/** A study of a hospital. Before its mark there is room for another format, in which programs have been hidden; so it has to be empty. */
const isDicom = (head: string) => head.startsWith(`${'\0'.repeat(128)}DICM`)

/**
 * Finds out what a file is. Its content decides, not the name or the type that the sender claims; only a plain text needs the
 * extension `txt`, because scripts and markup are texts too. Allowed: images, also in DICOM, PDF, Word, rich and plain text, and spreadsheets, which
 * not every tenant takes.
 */
export async function readKind(file: string, name: string): Promise<FileKind | Refusal> {
  const bytes = await readBytes(file, 0, HEAD_BYTES)
  if (bytes.length === 0) return 'empty'
  const head = bytes.toString('latin1')
  const image = imageKind(head)
  if (image) return image
  if (isVideo(head)) return 'video'
  if (isDicom(head)) return { type: 'application/dicom', extension: 'dcm' }
  if (head.slice(0, 1024).includes('%PDF-')) return readPdf(file)
  if (head.startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')) return readOldOffice(file)
  if (head.startsWith('PK\x03\x04')) return readOffice(file, head)
  if (head.startsWith(String.raw`{\rtf`)) return readRtf(file)
  return isText(bytes, name) ? { type: 'text/plain; charset=utf-8', extension: 'txt' } : 'unknown'
}

async function readPdf(file: string): Promise<FileKind | Refusal> {
  return (await inspectPdf(file)) ?? { type: 'application/pdf', extension: 'pdf' }
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

/** The format of Office before 2007: one container for all programs, which names its streams. */
async function readOldOffice(file: string): Promise<FileKind | Refusal> {
  if (await findInFile(file, [utf16('_VBA_PROJECT')])) return 'macros'
  if (await findInFile(file, [utf16('WordDocument')])) return { type: word, extension: 'doc' }
  if (await findInFile(file, [utf16('Workbook')]))
    return { type: excel, extension: 'xls', isSpreadsheet: true }
  return 'unknown'
}

async function readOffice(file: string, head: string): Promise<FileKind | Refusal> {
  const entries = await readZipEntries(file)
  if (!entries) return 'unknown'
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED_BYTES) return 'tooLarge'
  if (entries.some(({ name }) => name.endsWith('vbaProject.bin'))) return 'macros'
  const has = (wanted: string) => entries.some(({ name }) => name === wanted)
  if (has('word/document.xml')) return { type: `${office}.wordprocessingml.document`, extension: 'docx' }
  if (has('xl/workbook.xml'))
    return { type: `${office}.spreadsheetml.sheet`, extension: 'xlsx', isSpreadsheet: true }
  // An OpenDocument file begins with its media type, not compressed.
  if (head.slice(0, 200).includes(`mimetype${openSheet}`))
    return { type: openSheet, extension: 'ods', isSpreadsheet: true }
  return 'unknown'
}

/** Rich text may carry the files of other programs, which run when somebody opens them. */
async function readRtf(file: string): Promise<FileKind | Refusal> {
  if (await findInFile(file, [Buffer.from(String.raw`\obj`), Buffer.from(String.raw`\bin`)])) return 'macros'
  return { type: 'application/rtf', extension: 'rtf' }
}

/** A text has no control characters, also where it is UTF-16 with its byte order mark. */
function isText(head: Buffer, name: string): boolean {
  if (!/\.txt$/i.test(name)) return false
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const text = isWide ? decodeText(head) : head.toString('latin1')
  return !/(?![\t\n\f\r])[\p{Cc}]/u.test(text.replaceAll(/[\x7F-\x9F]/g, ''))
}
