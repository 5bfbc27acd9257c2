import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { callSession, useCallView } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import type { TextKey } from '../texts'

/** How the last call of this tab ended, until it is closed. */
export function CallEnded() {
  const t = useText<TextKey>()
  const tc = useCallText()
  const { phase, ending, call } = useCallView()
  if (phase !== 'ended' || ending === null || ending === 'left') return null
  const name = call?.doctorName ?? ''
  const texts = {
    refused: [tc('VIDEOCONSULTATION.REFUSED', { name }), t('CALLS.REFUSED_HINT')],
    otherLeft: [t('CALLS.OTHER_LEFT', { name }), t('CALLS.OTHER_LEFT_HINT')],
    consultationEnded: [t('CALLS.ENDED'), t('CALLS.ENDED_HINT')],
    taken: [t('CALLS.TAKEN'), t('CALLS.TAKEN_HINT')],
  } as const
  const [title, text] = texts[ending]
  return (
    <output>
      <Notice
        tone={ending === 'consultationEnded' ? 'success' : 'info'}
        title={title}
        action={
          <Button variant="quiet" size="sm" onClick={() => callSession.close()}>
            {t('CALLS.CLOSE')}
          </Button>
        }
      >
        {text}
      </Notice>
    </output>
  )
}
