import { useEffect, useEffectEvent } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useHubMessage } from '@portico/core/realtime/hub'
import { useMessages } from './useMessages'

/**
 * Reads the appointments again on every page that shows them, whenever the hub says that one has changed, and shows what
 * the change says.
 */
export default function ReadVisits() {
  useMessages()
  const invalidate = useInvalidate()
  const read = useEffectEvent(() => {
    for (const path of ['api/appointments', 'api/video-calls']) void invalidate(path).catch(() => undefined)
  })
  useEffect(() => read(), [])
  useHubMessage('consultationChanged', () => read())
  return null
}
