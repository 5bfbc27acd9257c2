import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { callSession, useCallView } from '@portico/calls/session/useCallSession'
import { awayTimes } from '@portico/calls/session/awayTimes'
import { useCallText } from '@portico/calls/texts'
import type { TextKey } from '../texts'

/** How the last call of this consultation ended, for the doctor, until it is closed. */
export function Ending({ appointmentId }: { appointmentId: number }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const { phase, ending, call, awaySince } = useCallView()
  if (phase !== 'ended' || call?.appointmentId !== appointmentId) return null
  if (ending === null || ending === 'left' || ending === 'consultationEnded') return null
  const name = call.patientName
  const away = awayTimes(awaySince, call.endedAt)
  const texts = {
    refused: [tc('VIDEOCONSULTATION.REFUSED', { name }), t('DOCTOR.REFUSED_HINT')],
    otherLeft: away
      ? [t('DOCTOR.LEFT_AWAY', { name, ...away }), t('DOCTOR.LEFT_AWAY_HINT', away)]
      : [t('DOCTOR.OTHER_LEFT', { name }), t('DOCTOR.OTHER_LEFT_HINT')],
    cutOff: [t('DOCTOR.CUT_OFF', { name }), t('DOCTOR.OTHER_LEFT_HINT')],
    taken: [t('DOCTOR.TAKEN'), t('DOCTOR.TAKEN_HINT')],
  } as const
  const [title, text] = texts[ending]
  return (
    <output>
      <Notice
        tone="info"
        title={title}
        action={
          <Button variant="quiet" size="sm" onClick={() => callSession.close()}>
            {t('DOCTOR.CLOSE')}
          </Button>
        }
      >
        {text}
      </Notice>
    </output>
  )
}
