import { createRoot } from 'react-dom/client'
import type { Call } from '../../http/call'
import { loadTexts } from '../../i18n/i18n'
import { toPersonContext } from '../../session/personContext'
import { currentSession, sessionAtom } from '../../session/session'
import { store } from '../../state/store'
import { ReauthenticationDialog } from './ReauthenticationDialog'
import { readOptions } from './useReauthentication'

let asking: Promise<boolean> | undefined

/**
 * Asks the person who acts for a passkey, or their password or the code of a letter, over everything that is open. Resolves to whether
 * they have confirmed who they are; false also when the person of the session changes meanwhile. Calls at the same time
 * share one dialog.
 */
export const askWhoActs = (call: Call): Promise<boolean> =>
  (asking ??= ask(call).finally(() => (asking = undefined)))

async function ask(call: Call): Promise<boolean> {
  const texts = loadTexts('reauthentication', {
    es: () => import('./locales/es.json'),
    en: () => import('./locales/en.json'),
  })
  const [options] = await Promise.all([readOptions(call), texts])
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const { personKey } = toPersonContext(currentSession())
  let stopWatching = () => {}
  const isConfirmed = await new Promise<boolean>((resolve) => {
    stopWatching = store.sub(
      sessionAtom,
      () => toPersonContext(currentSession()).personKey !== personKey && resolve(false),
    )
    root.render(<ReauthenticationDialog call={call} options={options} onClose={resolve} />)
  })
  stopWatching()
  root.unmount()
  place.remove()
  return isConfirmed
}
