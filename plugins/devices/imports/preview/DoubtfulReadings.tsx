import { useState } from 'react'
import { formatDateTime } from '@portico/core/format/dates'
import { numberFormat } from '@portico/core/format/intl'
import { Button } from '@portico/core/ui/actions/Button'
import { Checkbox } from '@portico/core/ui/forms/Checkbox'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { CardFoot } from '@portico/core/ui/layout/CardFoot'
import type { MeasureId } from '../../import/convert'
import type { DoubtfulReading, ImportChoice, Preview } from '../../import/preview'
import { useDevicesText } from '../../texts'
import { useMeasureText } from '../useMeasureText'

/** How many are shown before somebody asks for all. */
const FIRST = 10

interface Props {
  preview: Preview
  choice: ImportChoice
  onToggle: (at: number) => void
  onToggleAll: (id: MeasureId) => void
}

/** Values that are unlikely: they stay out unless the person says that they are right, of each one or of a measure as a whole. */
export function DoubtfulReadings({ preview: { measures, doubtful }, choice, onToggle, onToggleAll }: Props) {
  const { t, language } = useDevicesText()
  const [isOpen, setIsOpen] = useState(false)
  const listed = doubtful.filter(({ group }) => !choice.allConfirmed.has(group))
  const shown = isOpen ? listed : listed.slice(0, FIRST)
  const count = measures.reduce((sum, one) => sum + one.doubtful, 0)
  const number = numberFormat(language, {})
  return (
    <Card as="section" flush aria-labelledby="import-doubtful">
      <CardHead as="h2" className="h2" id="import-doubtful">
        {t('DEVICES.IMPORT_DOUBTFUL', { count, total: number.format(count) })}
      </CardHead>
      <AllOfMeasure measures={measures} choice={choice} onToggle={onToggleAll} />
      <ul className="list">
        {shown.map((reading) => (
          <Doubtful
            key={reading.at}
            reading={reading}
            isRight={choice.confirmed.has(reading.at)}
            onToggle={() => onToggle(reading.at)}
          />
        ))}
      </ul>
      {shown.length < listed.length && (
        <CardFoot as="p">
          <Button variant="quiet" onClick={() => setIsOpen(true)}>
            {t('DEVICES.IMPORT_ALL', { count: listed.length })}
          </Button>
        </CardFoot>
      )}
      {count > doubtful.length && (
        <CardFoot as="p" className="text-muted">
          {t('DEVICES.IMPORT_DOUBTFUL_FIRST', { count: doubtful.length })}
        </CardFoot>
      )}
    </Card>
  )
}

interface AllProps {
  measures: Preview['measures']
  choice: ImportChoice
  onToggle: (id: MeasureId) => void
}

/** Of a measure with several doubtful readings: whether all of them are right. */
function AllOfMeasure({ measures, choice, onToggle }: AllProps) {
  const { t, language, nameOf } = useMeasureText()
  const several = measures.filter(({ doubtful }) => doubtful > 1)
  const number = numberFormat(language, {})
  if (several.length === 0) return null
  return (
    <div className="stack gap-2 px-5 pb-4">
      {several.map(({ id, doubtful }) => (
        <Checkbox key={id} checked={choice.allConfirmed.has(id)} onChange={() => onToggle(id)}>
          {t('DEVICES.IMPORT_ALL_RIGHT', { measure: nameOf(id), total: number.format(doubtful) })}
        </Checkbox>
      ))}
    </div>
  )
}

interface DoubtfulProps {
  reading: DoubtfulReading
  isRight: boolean
  onToggle: () => void
}

function Doubtful({ reading: { values, time, zone, source, own }, isRight, onToggle }: DoubtfulProps) {
  const { t, nameOf, valuesText, valueText } = useMeasureText()
  return (
    <li className="list-row flex-wrap">
      <div className="min-w-0 flex-1 grid gap-0.5">
        <span className="font-strong">{valuesText(values)}</span>
        <span className="text-sm text-muted">
          {[nameOf(values[0]?.id ?? 4), formatDateTime(new Date(time).toISOString(), zone), source].join(
            ' · ',
          )}
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
      <Checkbox checked={isRight} onChange={onToggle}>
        {t('DEVICES.IMPORT_RIGHT')}
        <span className="sr-only"> {valuesText(values)}</span>
      </Checkbox>
    </li>
  )
}
