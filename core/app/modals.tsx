import { createElement, Suspense, use, useEffect } from 'react'
import { useText } from '../i18n/useText'
import { Catch } from '../plugin/Catch'
import { loadOnce } from '../plugin/load'
import { PluginTexts } from '../plugin/PluginTexts'
import { retryOnNextUse } from '../plugin/retryFailed'
import type { ModalContribution } from '../plugin/points'
import { useContributions } from '../plugin/useHost'
import { createAtom, store, useAtomValue } from '../state/store'
import { toast } from '../ui/feedback/toast'

const openAtom = createAtom<string | null>(null)

/** The core's own dialog. */
export const chooseLanguage = 'chooseLanguage'
const languageDialog: ModalContribution & { plugin: string } = {
  plugin: 'core',
  id: chooseLanguage,
  modal: () => import('./shell/topBar/ChooseLanguage'),
}

/** Opens a dialog by id, from a plugin or core. An unknown id opens nothing. */
export const openModal = (id: string): void => store.set(openAtom, id)
const onClose = () => store.set(openAtom, null)

/** Renders the open dialog, loaded on demand. Render it once, next to the shell. */
export function Modals() {
  const id = useAtomValue(openAtom)
  const dialog = [languageDialog, ...useContributions('modals')].find((modal) => modal.id === id)
  if (!dialog) return null
  const { plugin, modal } = dialog
  void loadOnce(modal)
  return (
    <Catch key={dialog.id} plugin={plugin} point="modals" id={dialog.id} failed={<ModalFailed />}>
      <Suspense fallback={null}>
        <PluginTexts plugin={plugin}>
          <LoadedModal modal={modal} />
        </PluginTexts>
      </Suspense>
    </Catch>
  )
}

const LoadedModal = ({ modal }: Pick<ModalContribution, 'modal'>) =>
  createElement(use(loadOnce(modal)), { onClose })

/** Reports a dialog that fails to render, and closes it, so that the page stays usable. */
function ModalFailed() {
  const t = useText()
  useEffect(() => {
    toast({ tone: 'error', text: t(navigator.onLine ? 'UI.PART_FAILED.TEXT' : 'ERRORS.NETWORK') })
    retryOnNextUse()
    onClose()
  }, [t])
  return null
}
