import { useText } from '@portico/core/i18n/useText'
import type { VideoCall } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { cx } from '@portico/core/ui/cx'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { Icon } from '@portico/core/ui/media/Icon'
import { otherName } from '@portico/calls/session/callState'
import { callSession, useCallView } from '@portico/calls/session/useCallSession'
import { useCallText } from '@portico/calls/texts'
import { barClass, OverScreen } from './OverScreen'
import type { TextKey } from '../texts'

const patientPage = isVisitTab ? 'videoConsultation.visit' : 'videoConsultation.videoCall'

/** The caller gave up before the answer. */
export function MissedCall({ call }: { call: VideoCall }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const { side } = useCallView()
  const name = otherName(call, side)
  return (
    <OverScreen className={cx(barClass, 'p-4')} aria-label={t('CALLS.MISSED')}>
      <Icon name="phone-off" />
      <output className="flex-1 min-w-0">{tc('VIDEOCONSULTATION.CANCELED', { name })}</output>
      <Link
        className="link text-on-deep"
        to={side === 'patient' ? patientPage : 'doctor.today'}
        onClick={() => callSession.close()}
      >
        {t('CALLS.MISSED_OPEN')}
      </Link>
      <IconButton
        className="text-on-deep"
        icon="x"
        label={t('CALLS.CLOSE')}
        onClick={() => callSession.close()}
      />
    </OverScreen>
  )
}
