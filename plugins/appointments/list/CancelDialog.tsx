import { useText } from '@portico/core/i18n/useText'
import { AppointmentType } from '@schemas/generated/constants'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatNumericDate } from '@portico/core/format/dates'
import { appointmentClocks } from '@schemas/time/appointmentClocks'
import { LazyPart } from '@portico/core/plugin/LazyPart'
import { useContributions } from '@portico/core/plugin/useHost'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { toast } from '@portico/core/ui/feedback/toast'
import ClockWords from '@portico/core/ui/time/ClockWords'
import { useState } from 'react'
import { useCancelAppointment } from '../changes'
import { useEditLink } from '../links'
import { DayTile } from './DayTile'
import type { TextKey } from '../texts'

interface Props {
  appointment: Appointment
  onClose: () => void
  /** Called once it is cancelled: the row that opened the dialog is removed. */
  onCancelled: () => void
}

/** Confirms a cancellation and offers to move the appointment instead. */
export default function CancelDialog({ appointment, onClose, onCancelled }: Props) {
  const t = useText<TextKey>()
  const edit = useEditLink()
  const notices = useContributions('cancelNotices')
  return (
    <Dialog
      role="alertdialog"
      title={t('BOOKEDAPPOINTMENTS.DELETE_MODAL.TITLE')}
      isOpen
      onClose={onClose}
      footer={<CancelActions appointment={appointment} onClose={onClose} onCancelled={onCancelled} />}
    >
      <Subject appointment={appointment} />
      <p className="text-pretty">
        {t(edit ? 'BOOKEDAPPOINTMENTS.DELETE_MODAL.TEXT_CHANGE' : 'BOOKEDAPPOINTMENTS.DELETE_MODAL.TEXT')}
      </p>
      {notices.map(({ plugin, id, notice }) => (
        <LazyPart
          key={id}
          point="cancelNotices"
          plugin={plugin}
          id={id}
          load={notice}
          props={{ appointment }}
        />
      ))}
    </Dialog>
  )
}

function Subject({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const clocks = appointmentClocks(appointment, browserZone())
  const [{ zone, date, time }] = clocks
  const how = t(
    appointment.appointmentType === AppointmentType.online
      ? 'BOOKEDAPPOINTMENTS.ONLINE'
      : 'BOOKEDAPPOINTMENTS.IN_PERSON',
  )
  return (
    <div className="flex items-center gap-3 bg-surface rounded-control p-3">
      <DayTile start={appointment.startDate} zone={zone} />
      <div>
        <p className="text-xl/[1.25] font-bold">
          <span className="sr-only">{formatNumericDate(date)} </span>
          {time}
        </p>
        <ClockWords className="text-sm text-muted" clocks={clocks} start={appointment.startDate} />
        <p className="font-strong">{appointment.doctor?.fullName ?? appointment.providerName}</p>
        <p className="text-muted">{[appointment.specialtyName, how].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}

function CancelActions({ appointment, onClose, onCancelled }: Props) {
  const t = useText<TextKey>()
  const cancel = useCancelAppointment()
  const edit = useEditLink()
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await cancel(appointment.id)
      toast({ tone: 'success', text: t('BOOKEDAPPOINTMENTS.DELETE_MODAL.SUCCESS') })
      onCancelled()
    } catch {
      setBusy(false)
      toast({ tone: 'error', text: t('BOOKEDAPPOINTMENTS.DELETE_MODAL.ERROR') })
    }
  }
  return (
    <>
      <Button variant="danger" busy={busy} onClick={() => void confirm()}>
        {t(busy ? 'BOOKEDAPPOINTMENTS.DELETE_MODAL.BUSY' : 'BOOKEDAPPOINTMENTS.DELETE_MODAL.CONFIRM')}
      </Button>
      {edit && (
        <Link {...edit(appointment.id)} className={buttonClass({ variant: 'secondary' })}>
          {t('BOOKEDAPPOINTMENTS.DELETE_MODAL.INSTEAD')}
        </Link>
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('BOOKEDAPPOINTMENTS.DELETE_MODAL.BACK')}
      </Button>
    </>
  )
}
