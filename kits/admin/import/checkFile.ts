/** Largest file that the server accepts, in bytes. */
export const maxBytes = 25_000_000

/** Why the portal cannot read a file; the text key is `ADMIN.IMPORT.FAULT.<id>`. */
export interface UnreadableFile {
  id: 'notCsv' | 'tooBig' | 'empty'
}

/** Checks the name and size of a file. */
export function checkFile({ name, size }: Pick<File, 'name' | 'size'>): UnreadableFile | undefined {
  if (!/\.csv$/i.test(name)) return { id: 'notCsv' }
  if (size > maxBytes) return { id: 'tooBig' }
  return size === 0 ? { id: 'empty' } : undefined
}
