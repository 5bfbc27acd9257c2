import { useEffect, useState } from 'react'
import { useText } from '../i18n/useText'
import { Icon } from './Icon'
import './IconButton.css'
import './Notice.css'
import { SHOWN_FOR, type ToastMessage } from './toast'

/** One message, for when the proper list of them cannot be fetched. */
export function PlainToast({ message: { tone, text } }: { message: ToastMessage }) {
  const t = useText()
  const [isOver, setOver] = useState(false)
  const close = () => setOver(true)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return null
  const isError = tone === 'error'
  return (
    <div className={`notice notice-${isError ? 'danger' : 'brand'} toast-plain`}>
      <p className="grow" role={isError ? 'alert' : 'status'}>
        {text}
      </p>
      <button type="button" className="btn-icon" aria-label={t('UI.CLOSE_TOAST')} onClick={close}>
        <Icon name="x" size="s" />
      </button>
    </div>
  )
}
