import { useEffect, useId, useRef } from 'react'
import { formatParts } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import type { DateOrder } from '../import/csv/dates'
import { useDevicesText } from '../texts'

interface Props {
  /** As the file has it: "03/04/2026". */
  date: string
  onAnswer: (order: DateOrder) => void
  onCancel: () => void
}

const longDate = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Asks what a date means that may be two days. Nothing has been saved. */
export function DateOrderQuestion({ date, onAnswer, onCancel }: Props) {
  const { t, language } = useDevicesText()
  const [title, text] = [useId(), useId()]
  const group = useRef<HTMLElement>(null)
  useEffect(() => group.current?.focus(), [])
  const [first = '', second = '', year = ''] = date.split(/\D/)
  const choices: readonly (readonly [DateOrder, string])[] = [
    ['day', isoOf(year, second, first)],
    ['month', isoOf(year, first, second)],
  ]
  return (
    <section ref={group} className="stack" tabIndex={-1} aria-labelledby={title} aria-describedby={text}>
      <h3 className="h3" id={title}>
        {t('DEVICES.DATE_ORDER', { date })}
      </h3>
      <p className="text-muted" id={text}>
        {t('DEVICES.DATE_ORDER_TEXT')}
      </p>
      <div className="flex items-center gap-3 flex-wrap">
        {choices.map(([order, choice]) => (
          <Button key={order} variant="secondary" onClick={() => onAnswer(order)}>
            {formatParts(choice, language, longDate)}
          </Button>
        ))}
        <Button variant="quiet" onClick={onCancel}>
          {t('DEVICES.DATE_ORDER_CANCEL')}
        </Button>
      </div>
    </section>
  )
}

const isoOf = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
