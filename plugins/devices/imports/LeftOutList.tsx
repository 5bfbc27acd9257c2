import { useId } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { saveFile } from '@portico/core/files/saveFile'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { csvText } from '@schemas/csv'
import type { LeftOutLines } from '../import/leftOut'
import { useDevicesText } from '../texts'

/** Every line of a file that is left out, by its reason, with its first lines; the list can be saved. */
export function LeftOutList({ leftOut, name }: { leftOut: readonly LeftOutLines[]; name: string }) {
  const { t, language } = useDevicesText()
  const title = useId()
  const number = numberFormat(language, {})
  const count = leftOut.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const texts = leftOut.map((one) => ({
    ...one,
    text: t(`DEVICES.LEFT_OUT.${one.reason}`, { count: one.count, total: number.format(one.count) }),
    where:
      one.lines.length === 0
        ? ''
        : t('DEVICES.LEFT_OUT_LINES', {
            count: one.lines.length,
            lines: one.lines.map((line) => number.format(line)).join(', '),
          }),
    examples: one.details.join('; '),
  }))
  const save = () => {
    const rows = texts.map(({ text, where, hasMore, examples }) => [
      text,
      `${where}${hasMore ? '…' : ''}`,
      examples,
    ])
    saveFile(`${name}.txt.csv`, new Blob([csvText(rows)], { type: 'text/csv' }))
  }
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {t('DEVICES.LEFT_OUT', { count, total: number.format(count) })}
      </h2>
      <ul className="stack gap-2">
        {texts.map(({ reason, text, where, hasMore, examples }) => (
          <li key={reason}>
            {text}{' '}
            <span className="text-muted">
              {where}
              {hasMore && '…'}
              {examples && ` (${examples})`}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Button variant="quiet" icon="download" onClick={save}>
          {t('DEVICES.LEFT_OUT_SAVE')}
        </Button>
      </p>
    </Card>
  )
}
