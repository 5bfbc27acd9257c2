import { useEffect, useState } from 'react'
import './Notice.css'
import { onToast, takeToasts, type ToastMessage } from './toast'

/** The last message, without a clock: for when the proper list cannot be fetched. */
export function PlainToasts() {
  const [message, setMessage] = useState<ToastMessage>()
  useEffect(() => {
    const show = () => setMessage((present) => takeToasts().at(-1) ?? present)
    show()
    return onToast(show)
  }, [])
  return (
    message && (
      <p className="notice notice-danger toast-plain" role="alert">
        {message.text}
      </p>
    )
  )
}
