import { withoutSecrets } from './portalAddress'
import { storageKeys, readStorage, writeStorage } from '../../state/localStorage'

/** Saves the query parameters present at start, without secrets (SHELL-027, SHELL-039, C-025); none leave the earlier ones. */
export function storeReceivedData(query: Readonly<Record<string, string>>): void {
  const kept = withoutSecrets(query)
  if (Object.keys(kept).length > 0) writeStorage(storageKeys.receivedData, JSON.stringify(kept))
}

/** The query parameters of the latest start that had any. */
export function readReceivedData(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(readStorage(storageKeys.receivedData) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
