import type { Manifest } from './backupFormat'

/** What a backup has, for the operator. */
export function sumOf({ rows, files, version }: Manifest): string {
  const count = Object.values(rows).reduce((sum, value) => sum + value, 0)
  return `${count} rows in ${Object.keys(rows).length} tables and ${Object.keys(files).length} files, of version ${version}`
}
