import { useEffect, useEffectEvent } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { useGo } from '@portico/core/routing/useGo'
import { useAtomValue } from '@portico/core/state/store'
import { toast, type ToastMessage } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'
import { messagesAtom, takeMessages, type Message } from './messages'

/**
 * Says on any page that the person is invited into a call of their family, and that a doctor is free. The link of a call opens in a tab
 * of its own, because it has a session of its own.
 */
export function useMessages(): void {
  const t = useText<TextKey>()
  const go = useGo()
  const messages = useAtomValue(messagesAtom)
  const toastOf = ({ invited }: Message): ToastMessage =>
    invited
      ? {
          tone: 'info',
          text: t('CALLS.GUEST.FAMILY'),
          action: {
            label: t('CALLS.GUEST.FAMILY_OPEN'),
            run: () => void window.open(invited.url, '_blank', 'noopener'),
          },
        }
      : {
          tone: 'info',
          text: t('CALLS.POOL.FREE'),
          action: { label: t('CALLS.POOL.FREE_OPEN'), run: () => go('videoConsultation.videoCall') },
        }
  const show = useEffectEvent(() => takeMessages().forEach((message) => toast(toastOf(message))))
  useEffect(() => {
    if (messages.length > 0) show()
  }, [messages])
}
