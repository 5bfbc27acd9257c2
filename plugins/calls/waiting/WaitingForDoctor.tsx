import { useText } from '@portico/core/i18n/useText'
import type { VideoCall } from '@schemas/generated/entities'
import { formatDuration } from '@portico/core/format/duration'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Chip } from '@portico/core/ui/layout/Chip'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Icon } from '@portico/core/ui/media/Icon'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import { StageCentre } from '@portico/calls/stage/picture/StageCentre'
import { useWaiting } from './useWaiting'
import { WhenLate } from './WhenLate'
import type { TextKey } from '../texts'

/** Shown while calling: where the patient is in the queue, and when the doctor comes if they have said so. */
export function WaitingForDoctor({ call }: { call: VideoCall }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { kind, title, hint, minutes } = useWaiting(call)
  return (
    <StageCentre>
      {call.doctorName === null ? (
        <Icon name="users-round" size="l" />
      ) : (
        <Avatar name={call.doctorName} thumbnailId={call.doctorThumbnailId} size="xl" onDeep />
      )}
      <output className="stack gap-2 max-w-[36ch] text-center text-pretty justify-items-center">
        <span className="h2">{title}</span>
        <span>{hint}</span>
      </output>
      {minutes > 0 && (
        <Chip tone="accent" icon="hourglass">
          {t('CALLS.WAIT_SINCE', { time: formatDuration(minutes, language) })}
        </Chip>
      )}
      <Spinner className="size-9" />
      {kind === 'late' && <WhenLate />}
      {call.poolSince != null && <EmergencyLine />}
    </StageCentre>
  )
}
