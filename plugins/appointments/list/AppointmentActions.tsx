import { useText } from '@portico/core/i18n/useText'
import { Suspense } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { useBookingEntry } from '@portico/booking/useEntry'
import { useNow } from '@portico/core/format/useNow'
import { lazyComponent } from '@portico/core/plugin/LazyPart'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Link } from '@portico/core/routing/Link'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { useSaveToCalendar } from '../useSaveToCalendar'
import { useEditLink } from '../links'
import { isBooked, isJoinable, isProposed, isUnpaid } from '../rules'
import { CancelButton } from './CancelButton'
import type { TextKey } from '../texts'
import { ItemFoot } from './ItemCard'

/** Few people have a payment that is due, or a proposal, whose question before declining needs a dialog. */
const PayActions = lazyComponent(() => import('../holds/PayActions'))
const ProposalActions = lazyComponent(() => import('../proposals/ProposalActions'))

interface Props {
  appointment: Appointment
  changeable: boolean
  onCancel: (appointment: Appointment) => void
}

/** Actions of an appointment: move, cancel, call, or book another one. */
export function AppointmentActions({ appointment, changeable, onCancel }: Props) {
  const t = useText<TextKey>()
  const edit = useEditLink()
  const saveToCalendar = useSaveToCalendar()
  const canAnswer = useCapability('proposals')
  const now = useNow()
  const doctor = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  if (isProposed(appointment, now) && !canAnswer) return <CallUs />
  if (isProposed(appointment, now))
    return (
      <ItemFoot>
        <Suspense fallback={null}>
          <ProposalActions appointment={appointment} />
        </Suspense>
      </ItemFoot>
    )
  if (isUnpaid(appointment, now))
    return (
      <Suspense fallback={null}>
        <PayActions appointment={appointment} />
      </Suspense>
    )
  if (!isBooked(appointment)) return <BookAgain />
  if (isJoinable(appointment, now))
    return (
      <ItemFoot>
        <Link
          to="videoConsultation.videoCall"
          className={buttonClass({ size: 'sm' })}
          aria-label={t('BOOKEDAPPOINTMENTS.JOIN_NAMED', { doctor })}
        >
          {t('BOOKEDAPPOINTMENTS.JOIN')}
        </Link>
        {changeable && <CancelButton appointment={appointment} onCancel={onCancel} />}
      </ItemFoot>
    )
  if (!changeable) return appointment.readonly ? <CallUs /> : <BookAgain />
  return (
    <ItemFoot>
      {edit && (
        <Link
          {...edit(appointment.id)}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
          aria-label={t('BOOKEDAPPOINTMENTS.CHANGE_NAMED', { doctor })}
        >
          {t('BOOKEDAPPOINTMENTS.CHANGE')}
        </Link>
      )}
      {saveToCalendar && (
        <Button
          variant="quiet"
          size="sm"
          icon="calendar-plus"
          aria-label={t('BOOKEDAPPOINTMENTS.TO_CALENDAR_NAMED', { doctor })}
          onClick={() => void saveToCalendar(appointment)}
        >
          {t('BOOKEDAPPOINTMENTS.TO_CALENDAR')}
        </Button>
      )}
      <CancelButton appointment={appointment} onCancel={onCancel} />
    </ItemFoot>
  )
}

function BookAgain() {
  const t = useText<TextKey>()
  const entry = useBookingEntry()
  if (!entry) return null
  return (
    <ItemFoot>
      <Link to={entry.route} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('BOOKEDAPPOINTMENTS.BOOK_AGAIN')}
      </Link>
    </ItemFoot>
  )
}

function CallUs() {
  const t = useText<TextKey>()
  const phone = useTenant().support?.phone
  return (
    <ItemFoot>
      <p className="text-sm text-muted text-pretty desk:text-balance">
        {phone ? (
          <>
            {t('BOOKEDAPPOINTMENTS.READONLY_PHONE')} <PhoneLink phone={phone} />.
          </>
        ) : (
          t('BOOKEDAPPOINTMENTS.READONLY')
        )}
      </p>
    </ItemFoot>
  )
}
