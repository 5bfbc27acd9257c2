import { useEffect, useEffectEvent } from 'react'
import { useCall } from '@portico/core/http/useCall'
import { useHubStatus } from '@portico/core/realtime/hub'
import { toPersonContext, usePersonContext } from '@portico/core/session/personContext'
import { currentSession } from '@portico/core/session/session'
import { restoreOutbox, useUnsent } from './outbox'
import { sendWaiting } from './sendWaiting'

/** Milliseconds until the next try when the hub did not answer although it is connected. */
const PAUSE = 5000

/** Sends what waits as soon as there is a connection. */
export function useSender(): void {
  const { personKey } = usePersonContext()
  const call = useCall()
  const { state } = useHubStatus()
  const waiting = useUnsent().filter((message) => message.state === 'waiting').length
  const send = useEffectEvent(() =>
    sendWaiting({
      personKey,
      call,
      isCurrent: () => toPersonContext(currentSession()).personKey === personKey,
    }),
  )

  useEffect(() => restoreOutbox(personKey), [personKey])

  useEffect(() => {
    if (state !== 'connected' || waiting === 0) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const run = async () => {
      const isAgain = await send()
      if (isAgain && !isOver) timer = setTimeout(() => void run(), PAUSE)
    }
    void run()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [state, waiting])
}
