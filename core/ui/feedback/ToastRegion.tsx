import { useEffect, useState, type ComponentType } from 'react'
import './Notice.css'
import {
  onToast,
  TOAST_DURATION,
  takePendingToasts,
  hasPendingToasts,
  type ToastMessage,
  type ToastsProps,
} from './toast'

/**
 * Renders toasts; once, next to the shell. Its code loads with the first toast. If that fails without a connection, the
 * last message is shown plainly, and the next toast tries again.
 */
export function ToastRegion({ page }: ToastsProps) {
  const [List, setList] = useState<ComponentType<ToastsProps>>()
  const [alone, setAlone] = useState<ToastMessage>()
  useEffect(() => {
    const fetched = async () => {
      try {
        const { default: list } = await import('./ToastList')
        stop()
        setList(() => list)
      } catch {
        const last = takePendingToasts().at(-1)
        if (last) setAlone(last)
      }
    }
    const stop = onToast(() => void fetched())
    if (hasPendingToasts()) void fetched()
    return stop
  }, [])
  useEffect(() => {
    const timer = alone && setTimeout(setAlone, TOAST_DURATION)
    return () => clearTimeout(timer)
  }, [alone])
  if (List) return <List page={page} />
  const isError = alone?.tone === 'error'
  return (
    alone && (
      <p
        className={`notice notice-${isError ? 'danger' : 'brand'} toast-plain`}
        role={isError ? 'alert' : 'status'}
      >
        {alone.text}
      </p>
    )
  )
}
