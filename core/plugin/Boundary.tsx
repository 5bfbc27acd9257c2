import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { Retried } from './lazy/Retried'
import { PluginTexts } from './PluginTexts'

interface Props extends ComponentProps<typeof Retried> {
  /** Shown while the part and its texts load; it should have the height of the part. */
  fallback?: ReactNode
}

/**
 * Renders a part of a plugin after loading the plugin's texts. If the part throws or does not load, a card with a retry
 * replaces it and the rest of the portal keeps working. Retry imports the part again.
 */
export const Boundary = ({ fallback, children, ...where }: Props) => (
  <Retried key={`${where.plugin} ${where.id}`} {...where}>
    <Suspense fallback={fallback}>
      <PluginTexts plugin={where.plugin}>{children}</PluginTexts>
    </Suspense>
  </Retried>
)
