import type { ReactNode } from 'react'
import type { Language } from '../../i18n/languages'
import { loadTenant } from '../../tenant/loadTenant'
import { readCopy } from '../offline/copy'
import { OfflinePage } from '../offline/OfflinePage'
import { waitingFor } from './bootError'
import { FaultPage } from './FaultPage'

/** The page of a start that failed: what the person read last if the server cannot be reached, else which step failed. */
export async function faultContent(error: unknown, language: Language): Promise<ReactNode> {
  const onRetry = () => location.reload()
  const copy = waitingFor(error) === undefined ? null : await readCopy()
  const tenant = copy && (await loadTenant())
  return copy && tenant ? (
    <OfflinePage copy={copy} language={language} tenant={tenant} onRetry={onRetry} />
  ) : (
    <FaultPage error={error} language={language} onRetry={onRetry} />
  )
}
