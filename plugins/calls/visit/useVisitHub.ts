import { useEffect, useEffectEvent } from 'react'
import { onHubMessage, useHubStatus } from '@portico/core/realtime/hub'
import { useTenant } from '@portico/core/tenant/useTenant'
import ring from '../ringing/ring'

/**
 * Connects to the hub in the session of the visit. A call of the doctor rings. `userId`: whom the session registers. `onLost`: reads
 * again what the session opens. The server closes the connection of a session that has ended, and the hub must not be asked again then.
 */
export function useVisitHub(userId: string | undefined, onLost: () => void): void {
  useReadingWhenLost(onLost)
  const tenant = useTenant()
  const connect = useEffectEvent(async (id: string) => {
    const { startHub } = await import('@portico/core/realtime/connection/startHub')
    return startHub(tenant, [id])
  })
  useEffect(() => {
    if (userId === undefined) return undefined
    let isOver = false
    let stop = () => {}
    const start = async () => {
      const hub = await connect(userId)
      stop = () => hub.stop()
      if (isOver) hub.stop()
    }
    // Without the client of the hub the page still reads the state of the call.
    void start().catch(() => undefined)
    const unlisten = onHubMessage('notifyCall', ring)
    return () => {
      isOver = true
      unlisten()
      stop()
    }
  }, [userId])
}

function useReadingWhenLost(onLost: () => void): void {
  const { state } = useHubStatus()
  const lost = useEffectEvent(onLost)
  useEffect(() => {
    if (state === 'reconnecting') lost()
  }, [state])
}
