import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
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
import {
  ACTION_TOAST_DURATION,
  onToast,
  TOAST_DURATION,
  takePendingToasts,
  type ToastMessage,
  type ToastsProps,
} from './toast'
import { useClosing } from './toasts/useClosing'
import { usePlacement } from './toasts/usePlacement'
import { iconButtonClass } from '../actions/IconButton'
import './ToastList.css'

const icons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const
const classes = { success: 'toast-success', error: 'toast-danger', info: '' } as const

/** The toasts of one list: they go with it. */
function createToasts() {
  const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })
  const close = (key: string) => queue.close(key)
  // A call that is tried again fails with the same message, which is there once.
  const closeSame = ({ text }: ToastMessage) =>
    queue.visibleToasts.filter(({ content }) => content.text === text).forEach(({ key }) => close(key))
  const show = () =>
    takePendingToasts().forEach((message) => {
      closeSame(message)
      const timeout = message.action ? ACTION_TOAST_DURATION : TOAST_DURATION
      const key = queue.add(message, { timeout })
      message.signal?.addEventListener('abort', () => close(key), { once: true })
    })
  const subscribe = (listener: () => void) => queue.subscribe(listener)
  return { queue, close, show, subscribe, visible: () => queue.visibleToasts }
}

/** The toasts on the page. Hover and focus pause their timers; F6 moves the focus to them. Takes the address of the page. */
export default function ToastList({ page }: ToastsProps) {
  const t = useText()
  const region = useRef<HTMLDivElement>(null)
  const [{ queue, close, show, subscribe, visible }] = useState(createToasts)
  const toasts = useSyncExternalStore(subscribe, visible)
  usePlacement(region, toasts.length > 0)
  useClosing(toasts, close, page)
  useEffect(() => {
    show()
    return onToast(show)
  }, [show])
  return (
    <AriaLocale>
      <AriaToastRegion className="toasts" ref={region} queue={queue} aria-label={t('UI.TOASTS')}>
        {({ toast }) => (
          <AriaToast toast={toast} className={cx('toast', classes[toast.content.tone])}>
            <Icon name={icons[toast.content.tone]} />
            <ToastContent
              className="min-w-0 flex-1"
              role={toast.content.tone === 'error' ? 'alert' : 'status'}
            >
              <Text slot="title">{toast.content.text}</Text>
            </ToastContent>
            {toast.content.action && (
              <AriaButton
                slot={null}
                className="link min-h-11 px-2"
                onPress={() => {
                  toast.content.action?.run()
                  close(toast.key)
                }}
              >
                {toast.content.action.label}
              </AriaButton>
            )}
            <AriaButton slot="close" className={iconButtonClass()} aria-label={t('UI.CLOSE_TOAST')}>
              <Icon name="x" size="s" />
            </AriaButton>
          </AriaToast>
        )}
      </AriaToastRegion>
    </AriaLocale>
  )
}
