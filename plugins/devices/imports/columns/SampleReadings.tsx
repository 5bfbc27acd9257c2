import { formatDateTime } from '@portico/core/format/dates'
import { Card } from '@portico/core/ui/layout/Card'
import type { ColumnAnswers } from '../../import/csv/answers'
import { readSample } from '../../import/csv/readSample'
import { useMeasureText } from '../useMeasureText'

interface Props {
  header: readonly string[]
  samples: readonly (readonly string[])[]
  answers: ColumnAnswers
}

/** The first three lines as they would be saved: a wrong unit or order of dates shows in them. */
export function SampleReadings({ header, samples, answers }: Props) {
  const { t, nameOf, valuesText } = useMeasureText()
  return (
    <Card as="section" className="stack" aria-labelledby="import-samples">
      <h2 className="h2" id="import-samples">
        {t('DEVICES.COLUMNS_SAMPLES')}
      </h2>
      <output>
        <ol className="stack gap-2">
          {samples.map((cells, at) => {
            const reading = readSample(header, cells, answers)
            return (
              <li key={at}>
                {reading ? (
                  <>
                    <strong>{formatDateTime(reading.measureDate, answers.zone)}</strong>
                    <br />
                    {reading.measures.map((one) => `${nameOf(one.id)} ${valuesText([one])}`).join(' · ')}
                  </>
                ) : (
                  <span className="text-muted">
                    {t('DEVICES.COLUMNS_SAMPLE_NONE', { line: cells.join(' · ') })}
                  </span>
                )}
              </li>
            )
          })}
        </ol>
      </output>
      <p className="text-sm text-muted">{t('DEVICES.COLUMNS_SAMPLES_TEXT')}</p>
    </Card>
  )
}
