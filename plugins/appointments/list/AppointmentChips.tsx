import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useNow } from '@portico/core/format/useNow'
import { Chip } from '@portico/core/ui/layout/Chip'
import { ReceiptLink } from '../policies/ReceiptLink'
import { isBooked, isProposed, isUnpaid } from '../rules'
import type { TextKey } from '../texts'

/** Type and state of an appointment. */
export function AppointmentChips({
  appointment,
  minutes,
}: {
  appointment: Appointment
  minutes: number | null
}) {
  const t = useText<TextKey>()
  const now = useNow()
  const isOpen = isProposed(appointment, now)
  const isHeld = isUnpaid(appointment, now)
  const check = appointment.policyCheck
  const online = appointment.appointmentType === AppointmentType.online
  return (
    <div className="flex flex-wrap gap-2">
      <Chip icon={online ? 'video' : 'building-2'}>
        {t(online ? 'BOOKEDAPPOINTMENTS.ONLINE' : 'BOOKEDAPPOINTMENTS.IN_PERSON')}
      </Chip>
      {minutes !== null && (
        <Chip tone="accent" icon="clock">
          {t('BOOKEDAPPOINTMENTS.IN_MINUTES', { count: minutes })}
        </Chip>
      )}
      {isBooked(appointment) && appointment.paid && <Paid paid={appointment.paid} />}
      {isOpen && (
        <Chip tone="accent" icon="hourglass">
          {t('PROPOSAL.CHIP')}
        </Chip>
      )}
      {isHeld && (
        <Chip tone="warning" icon="clock">
          {t('HOLD.CHIP')}
        </Chip>
      )}
      {check && isBooked(appointment) && (
        <Chip tone="accent" icon="hourglass">
          {t(`POLICY.CHIP_${check.outcome}`)}
        </Chip>
      )}
      {isBooked(appointment) && appointment.outcome && (
        <Chip
          tone={appointment.outcome === 'attended' ? 'success' : 'warning'}
          icon={appointment.outcome === 'attended' ? 'circle-check' : 'circle-x'}
        >
          {t(`BOOKEDAPPOINTMENTS.OUTCOME_${appointment.outcome}`)}
        </Chip>
      )}
      {!isOpen && !isBooked(appointment) && !isHeld && (
        <Chip icon="circle-x">{t('BOOKEDAPPOINTMENTS.CANCELLED_CHIP')}</Chip>
      )}
    </div>
  )
}

function Paid({ paid }: { paid: NonNullable<Appointment['paid']> }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (
    <>
      <Chip tone="success" icon="circle-check">
        {t('BOOKEDAPPOINTMENTS.PAID', { amount: formatMoney(paid.amount, paid.currency, language) })}
      </Chip>
      {paid.receipt && (
        <ReceiptLink number={paid.receipt}>
          {t('BOOKEDAPPOINTMENTS.RECEIPT')} <span className="sr-only">{paid.receipt}</span>
        </ReceiptLink>
      )}
    </>
  )
}
