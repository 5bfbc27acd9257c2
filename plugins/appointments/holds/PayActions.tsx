import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { browserZone, formatDateTime } from '@portico/core/format/dates'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import { ItemFoot } from '../list/ItemCard'
import type { TextKey } from '../texts'
import { useRelease } from './useRelease'

/** The page of this portal that leads to the payment of an appointment; null: there is none. It never leads to another host. */
function paymentHash({ due }: Appointment): string | null {
  const url = due?.paymentUrl
  if (url === undefined || !URL.canParse(url)) return null
  const { hash } = new URL(url)
  return hash.startsWith('#/public/') ? hash : null
}

/** Until when a time is held for its payment, and the buttons that pay it or give it up. */
export default function PayActions({ appointment }: { appointment: Appointment }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { amount = 0, currency = 'EUR', payBy = appointment.startDate } = appointment.due ?? {}
  const price = formatMoney(amount, currency, language)
  const hash = paymentHash(appointment)
  const doctor = appointment.doctor?.fullName ?? appointment.providerName ?? ''
  return (
    <ItemFoot>
      {!appointment.policyCheck && (
        <p className="text-sm text-pretty">
          {t('HOLD.UNTIL', { date: formatDateTime(payBy, browserZone()) })}
        </p>
      )}
      {hash !== null && (
        <a
          href={hash}
          className={buttonClass({ variant: 'primary', size: 'sm' })}
          aria-label={t('HOLD.PAY_NAMED', { price, doctor })}
        >
          {t('HOLD.PAY', { price })}
        </a>
      )}
      <ReleaseButton appointment={appointment} doctor={doctor} />
    </ItemFoot>
  )
}

/** Gives the time up after a question; nothing where the API cannot. */
function ReleaseButton({ appointment, doctor }: { appointment: Appointment; doctor: string }) {
  const t = useText<TextKey>()
  const release = useRelease(appointment.id)
  const [isOpen, setIsOpen] = useState(false)
  if (!useCapability('payments')) return null
  return (
    <>
      <Button
        variant="danger-quiet"
        size="sm"
        aria-label={t('HOLD.RELEASE_NAMED', { doctor })}
        onClick={() => setIsOpen(true)}
      >
        {t('HOLD.RELEASE')}
      </Button>
      <ConfirmDialog
        title={t('HOLD.RELEASE_TITLE')}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        confirm={t('HOLD.RELEASE_CONFIRM')}
        confirmBusy={t('HOLD.RELEASE_BUSY')}
        keep={t('HOLD.RELEASE_BACK')}
        onConfirm={release}
      >
        {t('HOLD.RELEASE_TEXT')}
      </ConfirmDialog>
    </>
  )
}
