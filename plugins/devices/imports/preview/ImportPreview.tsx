import { useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card, CardHead } from '@portico/core/ui/layout/Card'
import { CardFoot } from '@portico/core/ui/layout/CardFoot'
import type { MeasureId } from '../../import/convert'
import { countChosen, type ImportChoice } from '../../import/preview'
import { LeftOutList } from '../LeftOutList'
import { useFormatName } from '../useFormatName'
import { useMeasureText } from '../useMeasureText'
import type { OpenImport } from '../importState'
import { DoubtfulReadings } from './DoubtfulReadings'
import { MeasureRow } from './MeasureRow'

interface Props {
  open: OpenImport
  onSave: (choice: ImportChoice) => void
  onCancel: () => void
}

const toggled = <T,>(all: ReadonlySet<T>, one: T): ReadonlySet<T> =>
  all.has(one) ? new Set([...all].filter((other) => other !== one)) : new Set([...all, one])

/** What a file holds: new, known and doubtful of each measure, and what was not understood. Nothing has been saved. */
export function ImportPreview({ open: { name, format, preview, leftOut }, onSave, onCancel }: Props) {
  const { t, language } = useMeasureText()
  const formatName = useFormatName()
  const [without, setWithout] = useState<ReadonlySet<MeasureId>>(new Set())
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set())
  const [allConfirmed, setAllConfirmed] = useState<ReadonlySet<MeasureId>>(new Set())
  const choice = { without, confirmed, allConfirmed }
  const total = countChosen(preview, choice)
  const number = numberFormat(language, {})
  return (
    <>
      <p>
        {t('DEVICES.IMPORT_FILE', { name, format: formatName(format) })}{' '}
        <strong>{t('DEVICES.IMPORT_NOT_YET')}</strong>
      </p>
      <Card as="section" flush aria-labelledby="import-measures">
        <CardHead as="h2" className="h2" id="import-measures">
          {t('DEVICES.IMPORT_HOLDS')}
        </CardHead>
        {preview.measures.length === 0 ? (
          <CardFoot as="p" className="text-muted">
            {t('DEVICES.IMPORT_NONE')}
          </CardFoot>
        ) : (
          <ul className="list">
            {preview.measures.map((measure) => (
              <MeasureRow
                key={measure.id}
                measure={measure}
                isChosen={!without.has(measure.id)}
                onToggle={() => setWithout(toggled(without, measure.id))}
              />
            ))}
          </ul>
        )}
      </Card>
      {preview.doubtful.length > 0 && (
        <DoubtfulReadings
          preview={preview}
          choice={choice}
          onToggle={(at) => setConfirmed(toggled(confirmed, at))}
          onToggleAll={(id) => setAllConfirmed(toggled(allConfirmed, id))}
        />
      )}
      <LeftOutList leftOut={leftOut} name={name} />
      <Card as="section" className="stack" aria-label={t('DEVICES.IMPORT_SAVE')}>
        <output className="font-strong">
          {t('DEVICES.IMPORT_TOTAL', { count: total, total: number.format(total) })}
        </output>
        {preview.known > 0 && (
          <p className="text-muted">
            {t('DEVICES.IMPORT_KNOWN', { count: preview.known, total: number.format(preview.known) })}
          </p>
        )}
        {total === 0 && <Notice>{t('DEVICES.IMPORT_NOTHING_NEW')}</Notice>}
        <div className="flex items-center gap-3 flex-wrap">
          {total > 0 && <Button onClick={() => onSave(choice)}>{t('DEVICES.IMPORT_SAVE')}</Button>}
          <Button variant="quiet" onClick={onCancel}>
            {t('DEVICES.IMPORT_LEAVE')}
          </Button>
        </div>
      </Card>
    </>
  )
}
