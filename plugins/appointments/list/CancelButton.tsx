import { useText } from '@portico/core/i18n/useText'
import type { Appointment } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import type { TextKey } from '../texts'

interface Props {
  appointment: Appointment
  onCancel: (appointment: Appointment) => void
}

/** Asks to cancel an appointment. Its accessible name includes the professional. */
export function CancelButton({ appointment, onCancel }: Props) {
  const t = useText<TextKey>()
  const doctor = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  return (
    <Button
      variant="danger-quiet"
      size="sm"
      aria-label={t('BOOKEDAPPOINTMENTS.DELETE_NAMED', { doctor })}
      onClick={() => onCancel(appointment)}
    >
      {t('BOOKEDAPPOINTMENTS.DELETE')}
    </Button>
  )
}
