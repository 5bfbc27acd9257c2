import { Suspense, useState, type ReactNode } from 'react'
import { Catch } from './Catch'
import { PartFailed } from './PartFailed'
import { PluginTexts } from './PluginTexts'
import { retryFailed } from './retryFailed'

interface Props {
  plugin: string
  point: string
  id: string
  /** Shown while the part and its texts load; it should have the height of the part. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * Renders a part of a plugin after loading the plugin's texts. If the part throws or does not load, a card with a retry
 * replaces it and the rest of the portal keeps working. Retry imports the part again.
 */
export function Boundary({ plugin, point, id, fallback, children }: Props) {
  const [attempt, setAttempt] = useState(0)
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    await retryFailed()
    setAttempt(attempt + 1)
    setIsRetrying(false)
  }
  const where = { plugin, point, id }
  return (
    <Catch
      key={`${plugin} ${id} ${attempt}`}
      {...where}
      failed={<PartFailed isPage={point === 'routes'} busy={isRetrying} onRetry={() => void retry()} />}
    >
      <Suspense fallback={fallback}>
        <PluginTexts plugin={plugin}>{children}</PluginTexts>
      </Suspense>
    </Catch>
  )
}
