import { useEffect, useEffectEvent } from 'react'
import { useText } from '@portico/core/i18n/useText'
import { useAtomValue } from '@portico/core/state/store'
import { toast } from '@portico/core/ui/feedback/toast'
import type { TextKey } from '../texts'
import { invitationsAtom, takeInvitations } from './invitations'

/** Says that somebody of the family is in a call and invites the person. The link opens in a tab of its own: it has a session of its own. */
export function useInvitations(): void {
  const t = useText<TextKey>()
  const urls = useAtomValue(invitationsAtom)
  const show = useEffectEvent(() => {
    for (const url of takeInvitations())
      toast({
        tone: 'info',
        text: t('CALLS.GUEST.FAMILY'),
        action: {
          label: t('CALLS.GUEST.FAMILY_OPEN'),
          run: () => void window.open(url, '_blank', 'noopener'),
        },
      })
  })
  useEffect(() => {
    if (urls.length > 0) show()
  }, [urls])
}
