import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { canStart, type ScanFlow } from '../flow/scanFlow'
import type { Guidance } from '../region/guidance'
import type { TextKey } from '../texts'

const checks = [
  { key: 'SCAN.CHECK.FACE', wrong: ['noFace', 'twoFaces'] },
  { key: 'SCAN.CHECK.LIGHT', wrong: ['light', 'bright', 'glare'] },
  { key: 'SCAN.CHECK.PLACE', wrong: ['closer', 'back', 'centre'] },
  { key: 'SCAN.CHECK.STILL', wrong: ['still'] },
] as const satisfies readonly { key: string; wrong: readonly Guidance[] }[]

/** What has to be right before the measurement may start. */
export function Position({ flow, onStart }: { flow: ScanFlow; onStart: () => void }) {
  const t = useText<TextKey>()
  const isReady = canStart(flow)
  // The engine names the first thing that is wrong; what comes after it is not known yet.
  const isStopped = flow.interruption === 'stopped'
  const first = checks.findIndex(({ wrong }) => (wrong as readonly Guidance[]).includes(flow.guidance))
  return (
    <>
      <div className="stack gap-3">
        <h1 className="h2" id="scan-title">
          {t('SCAN.POSITION')}
        </h1>
        <ul className="grid gap-3 [&_li]:grid [&_li]:grid-cols-[1.75rem_1fr] [&_li]:gap-2 [&_li]:items-center [&_svg]:text-success [&_[data-wait]_svg]:text-muted [&_[data-wait]]:font-strong">
          {checks.map(({ key }, index) => {
            const isRight = flow.step !== 'started' && !isStopped && (first === -1 || index < first)
            return (
              <li key={key} data-wait={isRight ? undefined : ''}>
                <Icon name={isRight ? 'circle-check' : 'circle'} />
                <span>
                  {t(key)} <span className="sr-only">{t(isRight ? 'SCAN.CHECK.YES' : 'SCAN.CHECK.NO')}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </div>
      <div className="stack gap-2">
        <Button size="lg" block disabled={!isReady} onClick={onStart} aria-describedby="scan-why">
          {t('SCAN.START')}
        </Button>
        <p className="text-sm text-muted justify-items-center text-center" id="scan-why">
          {t(isStopped ? 'SCAN.STOPPED_WAIT' : isReady ? 'SCAN.READY' : 'SCAN.NOT_READY')}
        </p>
      </div>
    </>
  )
}
