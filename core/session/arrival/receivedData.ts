import { withoutSecrets } from './portalAddress'
import { keys, read, write } from '../../state/localStorage'

/** Saves the query parameters present at start, without secrets (SHELL-027, SHELL-039, C-025); none leave the earlier ones. */
export function keepReceivedData(query: Readonly<Record<string, string>>): void {
  const kept = withoutSecrets(query)
  if (Object.keys(kept).length > 0) write(keys.receivedData, JSON.stringify(kept))
}

/** The query parameters of the latest start that had any. */
export function receivedData(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(keys.receivedData) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
