import { createElement, Suspense, use } from 'react'
import { Catch } from '../plugin/Catch'
import { DialogFailed } from '../plugin/lazy/lazyDialog'
import { loadOnce } from '../plugin/load'
import { PluginTexts } from '../plugin/PluginTexts'
import type { ModalContribution } from '../plugin/points'
import { useContributions } from '../plugin/useHost'
import { createAtom, store, useAtomValue } from '../state/store'

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
    <Catch
      key={dialog.id}
      plugin={plugin}
      point="modals"
      id={dialog.id}
      failed={<DialogFailed onClose={onClose} />}
    >
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
