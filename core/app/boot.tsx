import { createRoot } from 'react-dom/client'
import { waitingFor } from './faults/bootError'
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
 * retry reloads; so does the server when it is back. If that page does not load either, the first paint shows the error.
 * Resolves after the first render.
 */
export async function boot(plugins: readonly AnyPlugin[], kits: readonly Kit[]): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root')
  if (!('canParse' in URL && 'toSorted' in [])) (await import('./boot/olderBrowsers')).defineMissing()
  // The boundary reports the errors it catches; React would log them again.
  const onCaughtError = () => undefined
  const showFault = async (error: unknown) => {
    try {
      createRoot(root, { onCaughtError }).render(await faultPage(error))
    } catch {
      document.getElementById('frame-failed')?.removeAttribute('hidden')
    }
  }
  const first = isPortalPath(location.pathname) ? preparedPage(plugins, kits) : unknownAddress()
  await first.then(
    (page) =>
      createRoot(root, { onCaughtError, onUncaughtError: (error) => void showFault(error) }).render(page),
    showFault,
  )
}

const preparedPage = async (...installed: Parameters<typeof prepare>) => (
  <Root {...await prepare(...installed)} />
)

async function unknownAddress() {
  const [{ UnknownAddress }] = await Promise.all([import('./faults/UnknownAddress'), stylesLoaded()])
  return <UnknownAddress language={document.documentElement.lang as Language} />
}

async function faultPage(error: unknown) {
  const address = waitingFor(error)
  if (address !== undefined) reloadWhenBack(address)
  const { faultContent } = await import('./faults/faultContent')
  return faultContent(error, currentLanguage())
}
