import { Suspense, useState, type ReactNode } from 'react'
import { Catch } from './Catch'
import { forgetFailed } from './load'
import { PartFailed } from './PartFailed'
import { PluginTexts } from './PluginTexts'

interface Props {
  plugin: string
  point: string
  id: string
  /** Shown while the part and its texts load; of the same height as the part. */
  fallback?: ReactNode
  children: ReactNode
}

/**
 * What a plugin shows is shown inside one of these: its texts come first, and when it throws or does not load,
 * a card with a retry stands in its place while the rest of the portal works. Retry imports again.
 */
export function Boundary({ plugin, point, id, fallback, children }: Props) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    forgetFailed()
    setAttempt(attempt + 1)
  }
  const where = { plugin, point, id }
  return (
    <Catch
      key={`${plugin} ${id} ${attempt}`}
      {...where}
      failed={<PartFailed isPage={point === 'routes'} onRetry={retry} />}
    >
      <Suspense fallback={fallback}>
        <PluginTexts plugin={plugin}>{children}</PluginTexts>
      </Suspense>
    </Catch>
  )
}
