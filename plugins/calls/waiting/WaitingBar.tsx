import { useText } from '@portico/core/i18n/useText'
import type { VideoCall } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { useCallView } from '@portico/calls/session/useCallSession'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { barClass, OverScreen } from '../ringing/OverScreen'
import type { TextKey } from '../texts'

interface Props {
  call: VideoCall
  /** Where the patient is in the queue. */
  title: string
}

/** Says on every other page that the patient still waits, unseen and unheard, and leads back. */
export function WaitingBar({ call, title }: Props) {
  const t = useText<TextKey>()
  const { isAway } = useCallView()
  return (
    <OverScreen
      className={cx(barClass, 'py-3 px-4')}
      aria-label={
        call.doctorName === null ? t('CALLS.POOL.WAITING') : t('CALLS.WAITING_FOR', { name: call.doctorName })
      }
    >
      <div className="flex-1 min-w-0">
        <output className="font-strong">{title}</output>
        {isAway && (
          <p className="flex items-center gap-1 text-sm text-deep-muted">
            <Icon name="video-off" size="s" /> <span>{t('CALLS.WAITING_UNSEEN')}</span>
          </p>
        )}
      </div>
      <Link
        className={buttonClass({ variant: 'accent', size: 'sm' })}
        to={isVisitTab ? 'videoConsultation.visit' : 'videoConsultation.videoCall'}
      >
        {t('CALLS.WAITING_BACK')}
      </Link>
    </OverScreen>
  )
}
