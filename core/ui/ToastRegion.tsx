import { lazy, Suspense, useEffect, useState } from 'react'
import { PlainToasts } from './PlainToasts'
import { onToast, toastWaits } from './toast'

/** Without a connection the list may not arrive, and that is just when there is something to say. */
const ToastList = lazy(() => import('./ToastList').catch(() => ({ default: PlainToasts })))

/** Where toasts appear; once, beside the shell. What shows them arrives with the first of them. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(toastWaits)
  useEffect(() => onToast(() => setWanted(true)), [])
  return (
    wanted && (
      <Suspense fallback={null}>
        <ToastList />
      </Suspense>
    )
  )
}
