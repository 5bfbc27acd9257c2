import { useState } from 'react'
import { useBookingText, type BookingKey } from '@portico/booking/texts'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { browserZone, formatSentenceDay } from '@portico/core/format/dates'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { toast } from '@portico/core/ui/feedback/toast'
import { Card } from '@portico/core/ui/layout/Card'
import { Chip } from '@portico/core/ui/layout/Chip'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { afternoonHour, formOf } from '@portico/booking/waiting/waitingTimes'
import { AppointmentType } from '@schemas/generated/constants'
import type { WaitingWish } from '@schemas/generated/entities'
import type { TextKey } from '../texts'
import { weekdayNames } from './weekdayNames'
import { useChangeWish } from './useWaiting'

const WaitingDialog = lazyDialog('waiting', () => import('@portico/booking/waiting/WaitingDialog'))

/** Something that the person waits for: what, until when, when they can come, and their place. */
export function WaitingItem({ wish }: { wish: WaitingWish }) {
  const t = useBookingText<TextKey | BookingKey>()
  const { language } = useLanguage()
  const zone = wish.zone ?? wish.doctor?.timezone ?? browserZone()
  const mode = t(
    wish.appointmentType === AppointmentType.online
      ? 'BOOKEDAPPOINTMENTS.ONLINE'
      : 'BOOKEDAPPOINTMENTS.IN_PERSON',
  )
  const hours =
    wish.fromMinute >= afternoonHour(language) * 60
      ? 'AFTERNOONS'
      : wish.toMinute <= afternoonHour(language) * 60
        ? 'MORNINGS'
        : 'ANY_HOUR'
  const days =
    wish.weekdays.length === 7 ? t('BOOKING.WAITING.ANY_DAY') : weekdayNames(wish.weekdays, language)
  return (
    <li>
      <Card as="article" className="stack gap-3" aria-labelledby={`wish-${wish.id}`}>
        <div>
          <h2 className="h3" id={`wish-${wish.id}`}>
            {wish.doctor?.fullName ?? t('BOOKING.WAITING.ANY_DOCTOR')}
          </h2>
          <p className="text-muted">{[wish.specialtyName, wish.serviceName, mode].join(' · ')}</p>
          <p>{t('BOOKING.WAITING.BEFORE', { day: formatSentenceDay(wish.before, zone, language) })}</p>
          <p className="text-sm text-muted">{[t(`BOOKING.WAITING.${hours}`), days].join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Chip tone="accent" icon="hourglass">
            {wish.ahead === 0 ? t('BOOKING.WAITING.NEXT') : t('BOOKING.WAITING.AHEAD', { count: wish.ahead })}
          </Chip>
        </div>
        {wish.appointment && (
          <p className="text-sm">
            {t('BOOKING.WAITING.KEPT', {
              day: formatSentenceDay(wish.appointment.startDate, browserZone(), language),
            })}
          </p>
        )}
        <WishActions wish={wish} zone={zone} />
      </Card>
    </li>
  )
}

function WishActions({ wish, zone }: { wish: WaitingWish; zone: string }) {
  const t = useBookingText<TextKey | BookingKey>()
  const { language } = useLanguage()
  const { leave, change } = useChangeWish()
  const [open, setOpen] = useState<'leave' | 'change' | null>(null)
  const close = () => setOpen(null)
  const failed = (error: unknown) => {
    toast({ tone: 'error', text: t('BOOKING.WAITING.FAILED') })
    throw error
  }
  const name = wish.doctor?.fullName ?? wish.serviceName
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('BOOKING.WAITING.CHANGE_NAMED', { name })}
        onClick={() => setOpen('change')}
      >
        {t('BOOKING.WAITING.CHANGE')}
      </Button>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={t('BOOKING.WAITING.LEAVE_NAMED', { name })}
        onClick={() => setOpen('leave')}
      >
        {t('BOOKING.WAITING.LEAVE')}
      </Button>
      <ConfirmDialog
        title={t('BOOKING.WAITING.LEAVE_TITLE')}
        isOpen={open === 'leave'}
        onClose={close}
        confirm={t('BOOKING.WAITING.LEAVE')}
        confirmBusy={t('BOOKING.WAITING.LEAVING')}
        keep={t('BOOKING.WAITING.BACK')}
        onConfirm={() => leave(wish).catch(failed)}
      >
        {t('BOOKING.WAITING.LEAVE_TEXT')}
      </ConfirmDialog>
      {open === 'change' && (
        <WaitingDialog
          form={formOf(wish, zone, language)}
          zone={zone}
          hint={t('BOOKING.WAITING.CHANGE_HINT')}
          confirm={t('BOOKING.WAITING.SAVE')}
          onClose={close}
          onSend={(times) =>
            change(wish, times).then(
              () => null,
              () => t('BOOKING.WAITING.FAILED'),
            )
          }
        />
      )}
    </div>
  )
}
