import { useText } from '@portico/core/i18n/useText'
import type { VideoCall } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Spinner } from '@portico/core/ui/feedback/Spinner'
import type { MediaState } from '@portico/calls/media/LocalMedia'
import { useCallText } from '@portico/calls/texts'
import { useSecond } from './useVisit'
import type { TextKey } from '../texts'

/** Shown while calling: the doctor is with somebody else, knows that the patient is here, is late, or is not online yet. */
export function WaitingForDoctor({ call }: { call: VideoCall; media: MediaState }) {
  const t = useText<TextKey>()
  const tc = useCallText()
  const now = useSecond()
  const { data } = useApi(
    'GET api/video-calls/appointments/{id}',
    call.appointmentId === null
      ? null
      : { capability: 'visits', params: { id: call.appointmentId }, quiet: true },
  )
  const name = call.doctorName
  // They have talked already: nobody is late any more.
  const isLate = data !== undefined && data.consultationId == null && now > Date.parse(data.lateAt)
  const { ahead = 0, isDoctorBusy = false } = data?.queue ?? {}
  const [title, text] = !call.isOtherOnline
    ? [tc('VIDEOCONSULTATION.NO_APPOINTMENT_DOCTOR', { name }), t('CALLS.WAIT_OFFLINE')]
    : ahead > 0
      ? [t('CALLS.WAIT_AHEAD', { count: ahead }), t('CALLS.WAIT_BUSY_HINT')]
      : isDoctorBusy
        ? [t('CALLS.WAIT_BUSY', { name }), t('CALLS.WAIT_BUSY_HINT')]
        : isLate
          ? [t('CALLS.WAIT_LATE', { name }), t('CALLS.WAIT_LATE_HINT')]
          : [t('CALLS.WAIT', { name }), t('CALLS.WAIT_HINT')]
  return (
    <div className="call-centre">
      <Avatar name={name} thumbnailId={call.doctorThumbnailId} size="xl" onDeep />
      <output className="stack stack-2 center">
        <span className="h2">{title}</span>
        <span>{text}</span>
      </output>
      <Spinner />
    </div>
  )
}
