import { Suspense, useEffect, useEffectEvent, type FunctionComponent } from 'react'
import { useText } from '../../i18n/useText'
import { toast } from '../../ui/feedback/toast'
import { Catch } from '../Catch'
import { Loaded } from './lazyComponent'
import type { LazyScreen } from '../points'
import { retryOnNextUse } from '../retryFailed'

interface Closable {
  onClose: () => void
}

/**
 * A dialog or menu whose code loads when it opens. When that fails, a message appears, the page stays as it is, and opening it again tries
 * again; React's `lazy` would take the page with it and never load again. `name` identifies the fault in its report.
 */
export function lazyDialog<P extends Closable>(name: string, load: LazyScreen<P>): FunctionComponent<P> {
  return function LazyDialog(props) {
    return (
      <Catch plugin="core" point="dialogs" id={name} failed={<DialogFailed onClose={props.onClose} />}>
        <Suspense>
          <Loaded load={load} props={props} />
        </Suspense>
      </Catch>
    )
  }
}

/** Says that a dialog cannot be shown, and closes it, so that the page stays usable. */
export function DialogFailed({ onClose }: Closable) {
  const t = useText()
  const report = useEffectEvent(() => {
    toast({ tone: 'error', text: t(navigator.onLine ? 'UI.PART_FAILED.TEXT' : 'ERRORS.NETWORK') })
    retryOnNextUse()
    onClose()
  })
  useEffect(() => report(), [])
  return null
}
