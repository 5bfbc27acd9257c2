import { useEffect, useState, type ComponentType } from 'react'
import './feedback.css'
import {
  onToast,
  TOAST_DURATION,
  takePendingToasts,
  hasPendingToasts,
  type ToastMessage,
  type ToastsProps,
} from './toast'

/** Milliseconds until a message is shown without the list: a connection that stalls neither delivers it nor fails. */
const LIST_WAIT_MS = 1000

/**
 * Renders toasts; once, next to the shell. Its code loads with the first toast. Until it has loaded, a message that waits longer than
 * a second, or that came last before the code failed to load, is shown plainly; after a failure the next toast tries again.
 */
export function ToastRegion({ page }: ToastsProps) {
  const [List, setList] = useState<ComponentType<ToastsProps>>()
  const [alone, setAlone] = useState<ToastMessage>()
  useEffect(() => {
    const showPlainly = () => {
      const last = takePendingToasts().at(-1)
      if (last) setAlone(last)
    }
    const fetched = async () => {
      const timer = setTimeout(showPlainly, LIST_WAIT_MS)
      try {
        const { default: list } = await import('./ToastList')
        stop()
        setList(() => list)
      } catch {
        showPlainly()
      } finally {
        clearTimeout(timer)
      }
    }
    const stop = onToast(() => void fetched())
    if (hasPendingToasts()) void fetched()
    return stop
  }, [])
  return (
    <>
      {List && <List page={page} />}
      {alone && <PlainToast message={alone} onClose={setAlone} />}
    </>
  )
}

function PlainToast({ message, onClose }: { message: ToastMessage; onClose: (none: undefined) => void }) {
  useEffect(() => {
    const { signal } = message
    const close = () => onClose(undefined)
    const timer = setTimeout(close, TOAST_DURATION)
    signal?.addEventListener('abort', close)
    return () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', close)
    }
  }, [message, onClose])
  const isError = message.tone === 'error'
  return (
    <p
      className={`notice notice-${isError ? 'danger' : 'brand'} toast-plain`}
      role={isError ? 'alert' : 'status'}
    >
      {message.text}
    </p>
  )
}
