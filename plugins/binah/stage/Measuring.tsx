import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { ProgressBar } from '@portico/core/ui/feedback/ProgressBar'
import { canStop, messageAt, type ScanFlow } from '../flow/scanFlow'
import type { TextKey } from '../texts'

interface MeasuringProps {
  flow: ScanFlow
  /** Seconds of the whole measurement. */
  total: number
  onStop: () => void
}

/** The measurement, until the server knows its result: only the heart rate is shown while it runs. */
export function Measuring({ flow, total, onStop }: MeasuringProps) {
  const t = useText<TextKey>()
  const done = Math.min(total, Math.floor(flow.seconds))
  const isStopped = flow.interruption === 'stopped'
  const isLost = flow.face === 0 || isStopped
  const pause = isStopped ? 'STOPPED' : 'LOST'
  const title = useRef<HTMLHeadingElement>(null)
  // The button that started the measurement is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <>
      <div className="stack">
        <h1 className={isLost ? 'h2' : 'sr-only'} id="scan-title" ref={title} tabIndex={-1}>
          {t(isLost ? `SCAN.${pause}` : 'SCAN.MEASURING')}
        </h1>
        {!isLost && <Beat flow={flow} left={total - done} />}
        <p className="lead" aria-live="polite">
          {isLost ? t(`SCAN.${pause}_TEXT`) : t(`SCAN.MESSAGE.${messageAt(flow.seconds, total)}`)}
        </p>
        <ProgressBar label={t('SCAN.PROGRESS', { done, total })} value={(done / total) * 100} />
      </div>
      {canStop(flow) && (
        <Button variant="secondary" block onClick={onStop}>
          {t('SCAN.STOP')}
        </Button>
      )}
    </>
  )
}

/** The heart rate now, and how clear it is. */
function Beat({ flow: { heartRate }, left }: { flow: ScanFlow; left: number }) {
  const t = useText<TextKey>()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-y-2 gap-x-5 items-center" data-beat>
      <div>
        <p className="text-sm text-muted">{t('SCAN.NOW')}</p>
        <p>
          <b className="text-[3.375rem]/none [font-weight:750] figures [@media_(orientation:_landscape)_and_(max-height:_32rem)]:text-[2.25rem]">
            {heartRate ?? '–'}
          </b>{' '}
          <span className="text-muted">{t('SCAN.UNIT.heartRate')}</span>
        </p>
      </div>
      <div className="stack gap-1">
        <Signal isClear={heartRate !== null} />
        <p className="text-sm text-muted">{t('SCAN.SECONDS_LEFT', { count: left })}</p>
      </div>
    </div>
  )
}

const bars = [8, 12, 16, 20]

/** Whether a heart rate is clear now, in words and bars. */
function Signal({ isClear }: { isClear: boolean }) {
  const t = useText<TextKey>()
  return (
    <p className="flex items-end gap-2 font-semibold">
      <svg
        className="flex-none w-8 h-5 fill-line-strong [&_[data-on]]:fill-success"
        viewBox="0 0 32 20"
        aria-hidden="true"
      >
        {bars.map((height, index) => (
          <rect
            key={height}
            data-on={isClear || index === 0 ? '' : undefined}
            x={index * 9}
            y={20 - height}
            width={6}
            height={height}
            rx={1}
          />
        ))}
      </svg>
      {t(isClear ? 'SCAN.SIGNAL' : 'SCAN.NO_SIGNAL')}
    </p>
  )
}
