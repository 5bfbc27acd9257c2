/** The largest file (C-092), in bytes. */
const MAX_BYTES = 25_000_000

/** Why a file is not sent. The server gives the same reasons, and others that only the content shows. */
export type Refusal = 'empty' | 'size' | 'spreadsheet' | 'unknown' | 'video'

const spreadsheets = ['xls', 'xlsx', 'ods']
const allowed = [
  'doc',
  'docx',
  'pdf',
  'rtf',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'heic',
  'avif',
  'tif',
  'tiff',
  'dcm',
]

/** The file types that a file dialog offers. */
export const acceptedTypes = (takesSpreadsheets: boolean): string =>
  [...allowed, ...(takesSpreadsheets ? spreadsheets : [])].map((extension) => `.${extension}`).join(',')

/**
 * Checks a file before it is sent, by its size and name. A photo of a camera may have no extension; its
 * type decides. Returns undefined if it can be sent.
 */
export function checkFile(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  takesSpreadsheets: boolean,
): Refusal | undefined {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (size === 0) return 'empty'
  if (size > MAX_BYTES) return 'size'
  if (type.startsWith('video/')) return 'video'
  if (spreadsheets.includes(extension)) return takesSpreadsheets ? undefined : 'spreadsheet'
  const isImage = /^image\/(?!svg)/.test(type)
  return isImage || allowed.includes(extension) ? undefined : 'unknown'
}

/** Where a DICOM file says what it is, after a preamble. */
const MARK_AT = 128
const MARK = 'DICM'

/**
 * Gives the images of a hospital's CD their extension: their names have none. Other files stay as they are.
 */
export async function withExtension(file: File): Promise<File> {
  if (file.name.includes('.')) return file
  const mark = await file.slice(MARK_AT, MARK_AT + MARK.length).text()
  return mark === MARK ? new File([file], `${file.name}.dcm`) : file
}
