import type { Service } from '@schemas/generated/entities'
import { formatMoney } from '@portico/core/format/money'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { NumberInput } from '@portico/admin/form/fields/NumberInput'
import { useDoctorText } from '../../texts'
import type { Offer } from './practices'

interface Props {
  service: Service
  /** Absent: not offered here. */
  offer: Offer | undefined
  showsErrors: boolean
  onOffered: (isOffered: boolean) => void
  onChange: (change: Partial<Record<'amount' | 'duration', number | undefined>>) => void
}

const schemas = {
  amount: { type: 'number', minimum: 0, maximum: 99_999.99 },
  duration: { type: 'integer', minimum: 5, maximum: 480 },
} as const

/** A service: whether it is offered, and the doctor's own price and duration. Empty ones are those of the service. */
export function OfferRow({ service, offer, showsErrors, onOffered, onChange }: Props) {
  const t = useDoctorText()
  const { language } = useLanguage()
  const { amount = 0, currency } = service
  const usual = t('ADMIN.DOCTOR.USUAL', {
    price: amount > 0 ? formatMoney(amount, currency ?? 'EUR', language) : t('ADMIN.DOCTOR.FREE'),
    minutes: service.duration,
  })
  const input = (field: 'amount' | 'duration') => (
    <NumberInput
      name={`offer-${service.id}-${field}`}
      label={t(`ADMIN.DOCTOR.OFFER.${field}`)}
      optional
      schema={schemas[field]}
      value={offer?.[field]}
      error={
        showsErrors && !isValid(field, offer?.[field]) ? t(`ADMIN.DOCTOR.OFFER.${field}_WRONG`) : undefined
      }
      // Text that is not a number is kept, and refused by the validation of the record.
      onChange={(value) => onChange({ [field]: value as number | undefined })}
      onBlur={() => {}}
    />
  )
  return (
    <li className="grid gap-1 py-2 hairline-t">
      <Checkbox checked={offer !== undefined} onChange={onOffered}>
        {service.name} <span className="text-muted">{usual}</span>
      </Checkbox>
      {offer && (
        <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-y-2 gap-x-6 min-w-0 ps-8">
          <legend className="sr-only">{service.name}</legend>
          {input('amount')}
          {input('duration')}
        </fieldset>
      )}
    </li>
  )
}

function isValid(field: 'amount' | 'duration', value: unknown): boolean {
  if (value === undefined) return true
  const { minimum, maximum } = schemas[field]
  if (typeof value !== 'number' || value < minimum || value > maximum) return false
  const unit = field === 'amount' ? 100 : 1
  return Math.abs(value * unit - Math.round(value * unit)) < 1e-6
}
