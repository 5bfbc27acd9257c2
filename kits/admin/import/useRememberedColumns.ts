import { deviceKey, readStorage, writeStorage } from '@portico/core/state/localStorage'
import { rememberColumns, type ColumnFields, type RememberedColumns } from './guessColumns'

/** The fields that the administrator has chosen for headers before, for one entity. They hold no data of records. */
export function useRememberedColumns(entity: string) {
  const key = deviceKey(`adminImportColumns.${entity}`)
  const read = () => parse(readStorage(key))
  const remember = (headers: readonly string[], fields: ColumnFields) =>
    writeStorage(key, JSON.stringify(rememberColumns(read(), headers, fields)))
  return { read, remember }
}

function parse(text: string | null): RememberedColumns {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as RememberedColumns) : {}
  } catch {
    return {}
  }
}
