import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { FieldError } from '@portico/core/ui/forms/Field'
import { cx } from '@portico/core/ui/cx'
import type { CardFieldsProps } from '@portico/cards/cardFields'
import { fieldClass, inputClass } from '@portico/core/ui/forms/inputClass'
import { fieldNames, type FaultKey, type Faults, type FieldName } from './faults'
import { loadFields } from './loadFields'
import { openFields, type OpenFields } from './openFields'
import type { StripeElementStyle } from '@stripe/stripe-js'

const labels: Readonly<Record<FieldName, FaultKey>> = {
  cardNumber: 'STRIPE_CARDS.NUMBER',
  cardExpiry: 'STRIPE_CARDS.EXPIRY',
  cardCvc: 'STRIPE_CARDS.CODE',
}

/** Stripe's fields: number, expiry and code, each in a frame of Stripe with its error below (C-066). */
export default function StripeFields({ capture, onState, handle }: CardFieldsProps) {
  const t = useText<FaultKey>()
  const { language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const fields = useRef<OpenFields>(null)
  const [faults, setFaults] = useState<Faults>({})
  const say = useEffectEvent(onState)
  const { clientSecret, publicKey } = capture
  const open = useEffectEvent(async (isOver: () => boolean) => {
    try {
      if (!publicKey) throw new Error('The capture has no public key')
      const stripe = await loadFields(publicKey)
      const targets = place.current && targetsIn(place.current)
      if (isOver() || !targets) return
      const style = fieldStyle(targets.cardNumber)
      fields.current = openFields(
        stripe,
        { clientSecret, language, targets, style },
        { onState: say, onFaults: setFaults },
      )
    } catch {
      if (!isOver()) say('failed')
    }
  })
  useEffect(() => {
    let isClosed = false
    void open(() => isClosed)
    return () => {
      isClosed = true
      fields.current?.close()
      fields.current = null
    }
  }, [])
  useImperativeHandle(handle, () => ({
    submit: async () => fields.current?.submit() ?? { status: 'refused', reason: 'failed' },
  }))
  return (
    <div className="grid grid-cols-[1fr_1fr] gap-4 items-start" ref={place}>
      {fieldNames.map((name) => (
        <div
          key={name}
          className={`${fieldClass} min-w-0 first:col-span-full`}
          data-invalid={faults[name] ? '' : undefined}
        >
          {/* Stripe moves the focus into its frame, where it names the control itself. */}
          <label className="font-strong" htmlFor={`stripe-${name}`}>
            {t(labels[name])}
          </label>
          <div
            className={cx(
              inputClass,
              // The class of the focus is Stripe's.
              "[&[class*='StripeElement--focus']]:[outline:3px_solid_var(--focus)] [&[class*='StripeElement--focus']]:outline-offset-2",
            )}
            id={`stripe-${name}`}
            data-stripe-field={name}
          />
          <div role="alert">
            <FieldError id={`stripe-${name}-error`} error={faults[name] && t(faults[name])} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Where each field goes. */
const targetsIn = (place: HTMLElement) =>
  Object.fromEntries(
    fieldNames.map((name) => [name, place.querySelector(`[data-stripe-field="${name}"]`)]),
  ) as Record<FieldName, HTMLElement>

/** The look of the fields in Stripe's frames, which the style sheets of the portal do not reach: that of its own fields. */
function fieldStyle(target: HTMLElement): StripeElementStyle {
  const { color, fontFamily } = getComputedStyle(target)
  return {
    // 16 px: a phone zooms into smaller ones.
    base: { color, fontFamily, fontSize: '16px', lineHeight: '24px', '::placeholder': { color } },
    invalid: { color, iconColor: color },
  }
}
