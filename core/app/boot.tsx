import { createRoot } from 'react-dom/client'
import { FaultPage } from './faults/FaultPage'
import { currentLanguage } from '../i18n/i18n'
import type { Kit } from '../plugin/defineKit'
import type { AnyPlugin } from '../plugin/definePlugin'
import { Root } from './boot/Root'
import { prepare } from './boot/prepare'

/**
 * Starts the portal in `#root`, over the frame of the page: prepares what the first screen needs and shows it.
 * A step that fails shows a page that names it; retry reloads. Resolves when something is on the screen.
 */
export async function boot(plugins: readonly AnyPlugin[], kits: readonly Kit[]): Promise<void> {
  const place = document.getElementById('root')
  if (!place) throw new Error('The page has no element #root')
  const shown = await prepare(plugins, kits).then((prepared) => <Root {...prepared} />, fail)
  // What a boundary has caught is reported by the boundary; React would log it once more.
  const onCaughtError = () => undefined
  const onUncaughtError = (error: unknown) => createRoot(place, { onCaughtError }).render(fail(error))
  createRoot(place, { onCaughtError, onUncaughtError }).render(shown)
}

const fail = (error: unknown) => (
  <FaultPage error={error} language={currentLanguage()} onRetry={() => location.reload()} />
)
