import { useEffect, useEffectEvent } from 'react'
import { onHubMessage } from '@portico/core/realtime/hub'
import { useTenant } from '@portico/core/tenant/useTenant'
import ring from '../ringing/ring'

/** Connects to the hub in the session of the visit. A call of the doctor rings. `userId`: whom the session registers. */
export function useVisitHub(userId: string | undefined): void {
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
