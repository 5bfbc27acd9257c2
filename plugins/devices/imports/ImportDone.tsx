import { useState } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { Link } from '@portico/core/routing/Link'
import { Button, buttonClass } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Card } from '@portico/core/ui/layout/Card'
import type { LeftOutLines } from '../import/leftOut'
import type { OpenImport } from './importState'
import type { SavedCounts } from './saveReadings'
import { LeftOutList } from './LeftOutList'
import { RemoveImport } from './RemoveImport'
import { useDevicesText } from '../texts'

interface Props extends OpenImport {
  counts: SavedCounts
  /** Doubtful readings that stayed out, and measures that were not chosen. */
  skipped: number
  onRemove: () => Promise<void>
  onRestart: () => void
}

/** What an import has saved, what it has not and why, and the way to take it back. */
export function ImportDone({ name, preview, leftOut, counts, skipped, onRemove, onRestart }: Props) {
  const { t, language } = useDevicesText()
  const [isAsking, setIsAsking] = useState(false)
  const number = numberFormat(language, {})
  const known = preview.known + counts.known
  return (
    <>
      <Notice tone={counts.saved > 0 ? 'success' : 'info'}>
        {t('DEVICES.IMPORTED', { saved: number.format(counts.saved), known: number.format(known) })}
        {skipped > 0 && ` ${t('DEVICES.IMPORT_SKIPPED', { count: skipped, total: number.format(skipped) })}`}
      </Notice>
      <LeftOutList leftOut={[...leftOut, ...refusedLines(counts)]} name={name} />
      <Card as="section" className="stack" aria-label={t('DEVICES.IMPORT_AFTER')}>
        <p>{t('DEVICES.IMPORT_AFTER')}</p>
        <div className="flex items-center gap-3 flex-wrap">
          <Link className={buttonClass({})} to="videoConsultation.videoCall.devices">
            {t('DEVICES.IMPORT_SEE')}
          </Link>
          <Button variant="secondary" onClick={onRestart}>
            {t('DEVICES.IMPORT_ANOTHER')}
          </Button>
          {counts.saved > 0 && (
            <Button variant="danger-quiet" icon="trash-2" onClick={() => setIsAsking(true)}>
              {t('DEVICES.IMPORT_REMOVE')}
            </Button>
          )}
        </div>
      </Card>
      {isAsking && (
        <RemoveImport
          name={name}
          count={counts.saved}
          onClose={() => setIsAsking(false)}
          onRemove={onRemove}
        />
      )}
    </>
  )
}

/** What the server has refused, as the lines of a file are listed. */
const refusedLines = ({ refused }: SavedCounts): LeftOutLines[] =>
  (Object.entries(refused) as [keyof typeof refused, number][]).map(([reason, count]) => ({
    reason: reason === 'format' ? 'impossible' : reason,
    count,
    lines: [],
    hasMore: false,
    details: [],
  }))
