import { lazy, Suspense } from 'react'
import { LazyPart } from '../plugin/LazyPart'
import { useContributions } from '../plugin/useHost'
import { stateAtom, store, useAtomValue } from '../state/store'

const openAtom = stateAtom<string | null>(null)
const ChooseLanguage = lazy(() => import('./shell/ChooseLanguage'))

/** The core's own dialog. */
export const chooseLanguage = 'chooseLanguage'

/** Opens a dialog by its id: one that a plugin contributes, or the core's own. An id nobody has opens nothing. */
export const openModal = (id: string): void => store.set(openAtom, id)

/** The dialog that is open, loaded when it is asked for. Once, beside the shell. */
export function Modals() {
  const id = useAtomValue(openAtom)
  const contributed = useContributions('modals').find((modal) => modal.id === id)
  const onClose = () => store.set(openAtom, null)
  if (id === chooseLanguage) {
    return (
      <Suspense fallback={null}>
        <ChooseLanguage onClose={onClose} />
      </Suspense>
    )
  }
  if (!contributed) return null
  return <LazyPart {...contributed} point="modals" load={contributed.modal} props={{ onClose }} />
}
