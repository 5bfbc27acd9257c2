import { useCallback, useEffect, useState } from 'react'
import type { AccountChangeFacts } from '@schemas/generated/entities'
import { useCall } from '@portico/core/http/useCall'

/** What the link of a letter would undo. The token is sent in a body, so that no log has it. */
export function useChangeFacts(token: string) {
  const call = useCall()
  const [state, setState] = useState<{ facts?: AccountChangeFacts; error?: unknown }>({})
  const read = useCallback(() => {
    if (token === '') return
    call('POST api/account-change', { capability: 'undoChanges', body: { token }, quiet: true }).then(
      (facts) => setState({ facts }),
      (error: unknown) => setState({ error }),
    )
  }, [call, token])
  useEffect(read, [read])
  const retry = () => {
    setState({})
    read()
  }
  return { ...state, retry }
}
