import { useEffect } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import { useText } from '../../i18n/useText'
import { AriaLocale } from '../aria'
import { cx } from '../cx'
import { Icon } from '../media/Icon'
import '../actions/IconButton.css'
import { onToast, TOAST_DURATION, takePendingToasts, type ToastMessage } from './toast'
import './Toast.css'

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const
const classes = { success: 'toast-success', error: 'toast-danger', info: '' } as const

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

function show() {
  takePendingToasts().forEach((message) => {
    const key = queue.add(message, { timeout: TOAST_DURATION })
    message.signal?.addEventListener('abort', () => queue.close(key), { once: true })
  })
}

/** The toasts on the page. Hover and focus pause their timers; F6 moves the focus to them. */
export default function ToastList() {
  const t = useText()
  useEffect(() => {
    show()
    return onToast(show)
  }, [])
  return (
    <AriaLocale>
      <AriaToastRegion className="toasts" queue={queue} aria-label={t('UI.TOASTS')}>
        {({ toast }) => (
          <AriaToast toast={toast} className={cx('toast', classes[toast.content.tone])}>
            <Icon name={icons[toast.content.tone]} />
            <ToastContent className="grow" role={toast.content.tone === 'error' ? 'alert' : 'status'}>
              <Text slot="title">{toast.content.text}</Text>
            </ToastContent>
            <AriaButton slot="close" className="btn-icon" aria-label={t('UI.CLOSE_TOAST')}>
              <Icon name="x" size="s" />
            </AriaButton>
          </AriaToast>
        )}
      </AriaToastRegion>
    </AriaLocale>
  )
}
