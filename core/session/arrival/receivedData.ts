import { withoutSecrets } from './portalAddress'
import { storageKeys, writeStorage } from '../../state/localStorage'

/** Stores the query parameters of the start, without secrets (SHELL-027, SHELL-039, C-025). Without parameters the stored ones stay. */
export function storeReceivedData(query: Readonly<Record<string, string>>): void {
  const received = withoutSecrets(query)
  if (Object.keys(received).length > 0) writeStorage(storageKeys.receivedData, JSON.stringify(received))
}
