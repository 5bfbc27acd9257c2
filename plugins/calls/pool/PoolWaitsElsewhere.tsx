import { useState } from 'react'
import { callFailure } from '@portico/calls/callFailure'
import { useCallSession } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import { WaitingElsewhere } from '../board/WaitingElsewhere'

/** The person waits for the pool in another window or on another device, and can go on here. */
export function PoolWaitsElsewhere() {
  const tc = useCallText()
  const session = useCallSession()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const takeOver = async () => {
    setIsBusy(true)
    try {
      await session.start(null, 'patient')
    } catch (error) {
      setFailure(tc(callFailure(error)))
      setIsBusy(false)
    }
  }
  return (
    <>
      <WaitingElsewhere isBusy={isBusy} onTakeOver={() => void takeOver()} />
      {failure && <p role="alert">{failure}</p>}
    </>
  )
}
