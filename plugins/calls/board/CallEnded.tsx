import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { callSession, useCallView } from '@portico/calls/session/useCallSession'
import { awayTimes } from '@portico/calls/session/awayTimes'
import { useCallText } from '@portico/calls/texts'
import type { TextKey } from '../texts'

/** How the last call of this tab ended, until it is closed. */
export function CallEnded() {
  const t = useText<TextKey>()
  const tc = useCallText()
  const { phase, ending, call, awaySince } = useCallView()
  if (phase !== 'ended' || ending === null || ending === 'left') return null
  const name = call?.doctorName ?? ''
  const away = awayTimes(awaySince, call?.endedAt)
  const texts = {
    refused: call?.poolSince
      ? [t('CALLS.POOL.UNANSWERED'), t('CALLS.POOL.UNANSWERED_HINT')]
      : [tc('VIDEOCONSULTATION.REFUSED', { name }), t('CALLS.REFUSED_HINT')],
    otherLeft: away
      ? [t('CALLS.LEFT_AWAY'), t('CALLS.LEFT_AWAY_HINT', { name, ...away })]
      : [t('CALLS.OTHER_LEFT', { name }), t('CALLS.OTHER_LEFT_HINT')],
    cutOff: [t('CALLS.CUT_OFF'), away ? t('CALLS.CUT_OFF_AWAY_HINT', away) : t('CALLS.CUT_OFF_HINT')],
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
