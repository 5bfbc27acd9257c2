import { useState } from 'react'
import { formatDateTime } from '@portico/core/format/dates'
import { Button } from '@portico/core/ui/actions/Button'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { CardFoot } from '@portico/core/ui/layout/CardFoot'
import type { DoubtfulReading } from '../../import/preview'
import { useMeasureText } from '../useMeasureText'

/** How many are shown before somebody asks for all. */
const FIRST = 10

interface Props {
  readings: readonly DoubtfulReading[]
  confirmed: ReadonlySet<number>
  onToggle: (at: number) => void
}

/** Values that are unlikely: they stay out unless the person says that they are right. */
export function DoubtfulReadings({ readings, confirmed, onToggle }: Props) {
  const { t, nameOf, valuesText, valueText } = useMeasureText()
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? readings : readings.slice(0, FIRST)
  return (
    <Card as="section" flush aria-labelledby="import-doubtful">
      <CardHead as="h2" className="h2" id="import-doubtful">
        {t('DEVICES.IMPORT_DOUBTFUL', { count: readings.length })}
      </CardHead>
      <ul className="list">
        {shown.map(({ at, values, time, zone, source, own }) => (
          <li key={at} className="list-row flex-wrap">
            <div className="min-w-0 flex-1 grid gap-0.5">
              <span className="font-strong">{valuesText(values)}</span>
              <span className="text-sm text-muted">
                {[
                  nameOf(values[0]?.id ?? 4),
                  formatDateTime(new Date(time).toISOString(), zone),
                  source,
                ].join(' · ')}
              </span>
              <span className="text-sm">
                {own
                  ? t('DEVICES.IMPORT_FAR', {
                      from: valueText(own.id, Math.max(0, own.from)),
                      to: valueText(own.id, own.to),
                    })
                  : t('DEVICES.IMPORT_UNUSUAL')}
              </span>
            </div>
            <Checkbox checked={confirmed.has(at)} onChange={() => onToggle(at)}>
              {t('DEVICES.IMPORT_RIGHT')}
              <span className="sr-only"> {valuesText(values)}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
      {shown.length < readings.length && (
        <CardFoot as="p">
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {t('DEVICES.IMPORT_ALL', { count: readings.length })}
          </Button>
        </CardFoot>
      )}
    </Card>
  )
}
