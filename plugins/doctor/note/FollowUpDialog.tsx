import { useText } from '@portico/core/i18n/useText'
import type { BookingRequest, FollowUp } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import type { KnownLine } from '../day'
import { TimeDialog } from './TimeDialog'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  onClose: () => void
  onMade: (followUp: FollowUp) => void
}

/** Makes a later visit of the same kind: booked, or proposed where the patient has to accept it. */
export function FollowUpDialog({ line, onClose, onMade }: Props) {
  const t = useText<TextKey>()
  const call = useCall()
  const book = async (body: BookingRequest, startDate: string, idempotencyKey: string) => {
    const { bookId, isProposed } = await call('POST api/appointments/doctor', {
      query: { patientId: line.patientId },
      body,
      idempotencyKey,
      quiet: true,
    })
    if (bookId === undefined) throw new ApiError(0, 'NETWORK')
    const state = isProposed ? ('proposed' as const) : ('booked' as const)
    const more = line.zone === undefined ? {} : { zone: line.zone }
    onMade({ appointmentId: bookId, startDate, isOnline: line.isOnline, state, ...more })
  }
  return (
    <TimeDialog
      line={line}
      title={t('DOCTOR.NOTE.FOLLOW_UP_TITLE', { name: line.patientName })}
      text={t('DOCTOR.NOTE.FOLLOW_UP_TEXT', { service: line.serviceName })}
      confirm={t('DOCTOR.NOTE.FOLLOW_UP_BOOK')}
      ahead={7}
      onClose={onClose}
      onConfirm={book}
    />
  )
}
