import { numberFormat } from '@portico/core/format/intl'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { Progress } from '../import/importFile'
import type { LeftOutLines } from '../import/leftOut'
import { useDevicesText } from '../texts'
import type { ImportEnd } from './useImport'

interface Props {
  end: ImportEnd
  progress: Progress
}

/** What an import has saved, and every line that it has left out, by its reason. */
export function ImportOutcome({ end, progress }: Props) {
  const { t } = useDevicesText()
  const { saved, known, leftOut } = progress
  const isNone = saved + known === 0
  const counts = isNone ? '' : t('DEVICES.IMPORTED', { saved, known })
  const tone = end.kind === 'read' && !isNone ? 'success' : 'danger'
  return (
    <div className="stack">
      <Notice tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
        {`${sentenceOf(end, isNone, t)} ${counts}`.trim()}
      </Notice>
      {leftOut.length > 0 && <LeftOutList leftOut={leftOut} />}
    </div>
  )
}

function sentenceOf(end: ImportEnd, isNone: boolean, t: ReturnType<typeof useDevicesText>['t']): string {
  if (end.kind === 'interrupted') return t('DEVICES.IMPORT_FAILED')
  if (end.kind === 'read') return isNone ? t('DEVICES.IMPORT_NONE') : ''
  const { problem, line, detail } = end
  return t(`DEVICES.REFUSED.${problem}`, { line, detail })
}

function LeftOutList({ leftOut }: { leftOut: readonly LeftOutLines[] }) {
  const { t, language } = useDevicesText()
  const count = leftOut.reduce((sum, one) => sum + one.count, 0)
  const number = numberFormat(language, {})
  return (
    <>
      <h3 className="h3">{t('DEVICES.LEFT_OUT', { count, total: number.format(count) })}</h3>
      <ul className="stack gap-2">
        {leftOut.map(({ reason, count: found, lines, hasMore, details }) => (
          <li key={reason}>
            {t(`DEVICES.LEFT_OUT.${reason}`, { count: found, total: number.format(found) })}{' '}
            <span className="text-muted">
              {t('DEVICES.LEFT_OUT_LINES', {
                count: lines.length,
                lines: lines.map((line) => number.format(line)).join(', '),
              })}
              {hasMore && '…'}
              {details.length > 0 && ` (${details.join('; ')})`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
