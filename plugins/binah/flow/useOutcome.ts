import { useEffect, useEffectEvent, useState } from 'react'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import type { Scan, ScanOutcome } from '@schemas/generated/entities'
import type { ScanFlow } from './scanFlow'

/**
 * Tells the server how the scan ended. Values are shown only once the server has taken the credits; a refusal costs nothing and is shown at
 * once.
 */
export function useOutcome(scan: Scan, { step, refusal, error }: ScanFlow) {
  const call = useCall()
  const [ended, setEnded] = useState<{ scan: Scan; at: Date } | null>(null)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const status = step === 'results' ? 'measured' : step === 'refused' || step === 'error' ? 'refused' : null
  const send = (status: ScanOutcome['status']) => {
    const reason = status === 'refused' ? (refusal ?? error?.code) : undefined
    const body = { status, ...(reason !== undefined && { reason: reason.slice(0, 40) }) }
    call('PUT api/scans/{id}/outcome', {
      capability: 'scans',
      params: { id: scan.id },
      body,
      quiet: true,
    }).then(
      (answer) => setEnded({ scan: answer, at: new Date() }),
      (problem: ApiError) => setFailure(problem),
    )
  }
  const sendAtEnd = useEffectEvent(send)
  useEffect(() => {
    if (status) sendAtEnd(status)
  }, [status])
  const retry = () => {
    setFailure(null)
    if (status) send(status)
  }
  return { ended, failure, retry }
}
