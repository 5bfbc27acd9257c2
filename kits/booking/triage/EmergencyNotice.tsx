import { useEffect, useId, useRef } from 'react'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { Icon } from '@portico/core/ui/media/Icon'
import { Card } from '@portico/core/ui/layout/Card'
import { useBookingText, type BookingKey } from '../texts'
import type { EmergencyKind } from './kinds'
import type { Emergency } from './useEmergency'

type Topic = 'CHEST' | 'BREATH' | 'STROKE' | 'BLEEDING' | 'ALLERGY' | 'UNCONSCIOUS' | 'SUICIDE'

const topics: Readonly<Record<EmergencyKind, Topic>> = {
  chest: 'CHEST',
  breath: 'BREATH',
  stroke: 'STROKE',
  bleeding: 'BLEEDING',
  allergy: 'ALLERGY',
  unconscious: 'UNCONSCIOUS',
  suicide: 'SUICIDE',
  selfharm: 'SUICIDE',
}

const signs = (topic: Topic): BookingKey[] =>
  topic === 'SUICIDE'
    ? []
    : ([1, 2, 3] as const).map((sign): BookingKey => `BOOKING.TRIAGE.${topic}.SIGN_${sign}`)

interface EmergencyNoticeProps {
  emergency: Emergency
  /** Grows each time the search is sent: then the heading gets the focus. */
  sent: number
  onContinue: () => void
}

/**
 * What to do now, in place of the results of a search that may be about an emergency (decision 606). It is announced while
 * somebody types, and has the focus once the search is sent.
 */
export function EmergencyNotice({ emergency, sent, onContinue }: EmergencyNoticeProps) {
  const t = useBookingText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const topic = topics[emergency.kind]
  const isCrisis = topic === 'SUICIDE'
  const number = isCrisis ? emergency.crisis : emergency.emergency
  const title = t(`BOOKING.TRIAGE.${topic}.TITLE`)
  const call = t('BOOKING.TRIAGE.CALL', { number })
  useEffect(() => {
    if (sent > 0) heading.current?.focus()
  }, [sent])
  return (
    <>
      <Card as="section" tone="deep" className="grid gap-5 p-5 desk:max-w-184 desk:p-8" aria-labelledby={id}>
        <p className="sr-only" aria-live="polite">
          {t('BOOKING.TRIAGE.BEFORE', { title, call })}
        </p>
        <div className="stack gap-2">
          <h2 className="h1 focus-visible:[outline-offset:6px]" id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p className="text-pretty">{t(`BOOKING.TRIAGE.${topic}.TEXT`, { crisis: emergency.crisis })}</p>
        </div>
        <Signs keys={signs(topic)} />
        <div className="grid gap-3 desk:grid-cols-[1fr_1fr]">
          <CallLink
            className="min-h-16 text-xl font-bold desk:col-span-full desk:[&+.btn:last-child]:col-span-full"
            variant="accent"
            number={number}
            label={call}
          />
          {isCrisis && emergency.emergency !== number && (
            <CallLink
              variant="on-deep"
              number={emergency.emergency}
              label={t('BOOKING.TRIAGE.DANGER', { number: emergency.emergency })}
            />
          )}
          <Button variant="on-deep" size="lg" onClick={onContinue}>
            {t(`BOOKING.TRIAGE.${topic}.CONTINUE`)}
          </Button>
        </div>
        <div className="grid gap-1 pt-4 hairline-t border-deep-line">
          <h3 className="font-strong">{t('BOOKING.TRIAGE.MEANWHILE')}</h3>
          <p className="text-pretty">{t(`BOOKING.TRIAGE.${topic}.DO`)}</p>
        </div>
      </Card>
      <p className="text-sm text-muted text-pretty">
        {t(isCrisis ? 'BOOKING.TRIAGE.SUICIDE.NOTE' : 'BOOKING.TRIAGE.NOTE')}
      </p>
    </>
  )
}

function Signs({ keys }: { keys: readonly BookingKey[] }) {
  const t = useBookingText()
  if (keys.length === 0) return null
  return (
    <div className="stack gap-2">
      <p className="font-strong">{t('BOOKING.TRIAGE.SIGNS')}</p>
      <ul className="grid gap-2 ps-5 [list-style:disc] [&_::marker]:text-accent">
        {keys.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Under a search that goes on after the notice: whom to call all the same. */
export function EmergencyReminder({ emergency: { kind, emergency, crisis } }: { emergency: Emergency }) {
  const t = useBookingText()
  return (
    <p className="flex gap-3 items-center min-h-tap" aria-live="polite">
      <Icon name="info" />
      <span>
        {t('BOOKING.TRIAGE.QUIET')} <PhoneLink phone={topics[kind] === 'SUICIDE' ? crisis : emergency} />
      </span>
    </p>
  )
}

interface CallLinkProps {
  number: string
  label: string
  variant: 'accent' | 'on-deep'
  className?: string
}

function CallLink({ number, label, variant, className }: CallLinkProps) {
  return (
    <a className={buttonClass({ variant, size: 'lg' }, className)} href={`tel:${number.replaceAll(' ', '')}`}>
      <Icon name="phone" />
      <span>{label}</span>
    </a>
  )
}
