import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorSummary } from '@portico/core/ui/forms/ErrorSummary'
import { Card } from '@portico/core/ui/layout/Card'
import type { ColumnAnswers, ColumnsQuestion, ColumnUse } from '../../import/csv/answers'
import { useMeasureText } from '../useMeasureText'
import { ColumnField } from './ColumnField'
import { DatesAndNumbers } from './DatesAndNumbers'
import { SampleReadings } from './SampleReadings'

interface Props {
  question: ColumnsQuestion
  name: string
  onAnswer: (answers: ColumnAnswers) => void
  onCancel: () => void
}

/** Asks what the columns of an unknown table are. The first three readings show at once what each answer means. */
export function ColumnsForm({ question, name, onAnswer, onCancel }: Props) {
  const { t, nameOf } = useMeasureText()
  const { header, samples, lines, guess, isOrderKnown } = question
  const [answers, setAnswers] = useState(guess)
  const [attempt, setAttempt] = useState(0)
  const problems = [
    ...answers.uses.flatMap((use, at) =>
      use.kind === 'measure' && use.unit === ''
        ? [
            {
              field: `unit-${at}`,
              text: t('DEVICES.COLUMNS_UNIT_MISSING', { name: header[at] ?? nameOf(use.id) }),
            },
          ]
        : [],
    ),
    ...(answers.uses.some(({ kind }) => kind === 'when' || kind === 'date')
      ? []
      : [{ field: 'use-0', text: t('DEVICES.COLUMNS_DATE_MISSING') }]),
    ...(answers.uses.some(({ kind }) => kind === 'measure')
      ? []
      : [{ field: 'use-0', text: t('DEVICES.COLUMNS_MEASURE_MISSING') }]),
  ]
  const setUse = (at: number, use: ColumnUse) =>
    setAnswers({ ...answers, uses: answers.uses.map((one, place) => (place === at ? use : one)) })
  return (
    <form
      className="stack gap-6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAttempt(attempt + 1)
        if (problems.length === 0) onAnswer(answers)
      }}
    >
      <p>{t('DEVICES.COLUMNS_TEXT', { name, columns: header.length, lines })}</p>
      {attempt > 0 && <ErrorSummary errors={problems} attempt={attempt} />}
      <Card as="section" className="stack" aria-labelledby="import-columns">
        <h2 className="h2" id="import-columns">
          {t('DEVICES.COLUMNS')}
        </h2>
        {header.map((title, at) => (
          <ColumnField
            key={at}
            at={at}
            title={title}
            examples={samples.map((cells) => cells[at] ?? '')}
            use={answers.uses[at] ?? { kind: 'none' }}
            hasError={attempt > 0}
            onChange={(use) => setUse(at, use)}
          />
        ))}
      </Card>
      <DatesAndNumbers answers={answers} isOrderKnown={isOrderKnown} onChange={setAnswers} />
      <SampleReadings header={header} samples={samples} answers={answers} />
      <div className="flex items-center gap-3 flex-wrap">
        <Button type="submit">{t('DEVICES.COLUMNS_NEXT')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('DEVICES.IMPORT_OTHER')}
        </Button>
      </div>
    </form>
  )
}
