import { createRoot } from 'react-dom/client'
import { waitingFor } from './faults/bootError'
import { FaultPage } from './faults/FaultPage'
import { reloadWhenBack } from './faults/reloadWhenBack'
import { currentLanguage } from '../i18n/i18n'
import type { Language } from '../i18n/languages'
import type { Kit } from '../plugin/defineKit'
import type { AnyPlugin } from '../plugin/definePlugin'
import { Root } from './boot/Root'
import { isPortalPath } from './boot/portalPaths'
import { prepare } from './boot/prepare'
import { stylesLoaded } from './boot/styles'

/**
 * Starts the application in `#root`: prepares the first screen and renders it. If a step fails, a page shows which one, and
 * retry reloads; so does the server when it is back. Resolves after the first render.
 */
export async function boot(plugins: readonly AnyPlugin[], kits: readonly Kit[]): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  const content = !isPortalPath(location.pathname)
    ? await showUnknownAddress().catch(fail)
    : await prepare(plugins, kits).then((prepared) => <Root {...prepared} />, fail)
  // The boundary reports the errors it catches; React would log them again.
  const onCaughtError = () => undefined
  const onUncaughtError = (error: unknown) => createRoot(root, { onCaughtError }).render(fail(error))
  createRoot(root, { onCaughtError, onUncaughtError }).render(content)
}

async function showUnknownAddress() {
  const [{ UnknownAddress }] = await Promise.all([import('./faults/UnknownAddress'), stylesLoaded()])
  return <UnknownAddress language={document.documentElement.lang as Language} />
}

function fail(error: unknown) {
  const address = waitingFor(error)
  if (address !== undefined) reloadWhenBack(address)
  return <FaultPage error={error} language={currentLanguage()} onRetry={() => location.reload()} />
}
