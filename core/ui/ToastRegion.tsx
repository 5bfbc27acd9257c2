import { useEffect, useState, type ComponentType } from 'react'
import { PlainToast } from './PlainToast'
import { onToast, takeToasts, toastWaits, type ToastMessage } from './toast'

type Shown = { List: ComponentType } | { List?: never; message: ToastMessage; turn: number } | null

/**
 * Where toasts appear; once, beside the shell. What shows them arrives with the first of them. Without a connection it may
 * not, and that is just when there is something to say: a plain one stands in, and the next toast tries again.
 */
export function ToastRegion() {
  const [shown, setShown] = useState<Shown>(null)
  useEffect(() => {
    let turn = 0
    const standIn = () => {
      const message = takeToasts().at(-1)
      if (message) setShown({ message, turn: turn++ })
    }
    const fetched = async () => {
      try {
        const { default: List } = await import('./ToastList')
        stop()
        setShown({ List })
      } catch {
        standIn()
      }
    }
    const stop = onToast(() => void fetched())
    if (toastWaits()) void fetched()
    return stop
  }, [])
  if (!shown) return null
  return shown.List ? <shown.List /> : <PlainToast key={shown.turn} message={shown.message} />
}
