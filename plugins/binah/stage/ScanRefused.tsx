import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { SupportLinks } from '@portico/core/app/shell/menu/SupportLinks'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { ScanError, ScanFlow } from '../flow/scanFlow'
import type { Balance } from '../flow/useScanTest'
import type { Refusal } from '../signal/gate'
import type { TextKey } from '../texts'
import { BalanceCard } from '../parts/BalanceCard'
import { EnterByHandLink } from '../parts/EnterByHandLink'

interface ScanRefusedProps {
  flow: ScanFlow
  balance: Balance
  onAgain: () => void
}

/** No number, why, and what to change. Nothing was charged. */
export function ScanRefused({ flow: { refusal, error }, balance, onAgain }: ScanRefusedProps) {
  const t = useText<TextKey>()
  const { tokens } = balance
  return (
    <>
      <PageHeader title={t(error?.kind === 'camera' ? `SCAN.CAMERA.${error.code}` : 'SCAN.REFUSED')}>
        <p className="lead">{error ? t(errorText(error)) : t(`SCAN.REASON.${refusal ?? 'noPulse'}`)}</p>
      </PageHeader>
      <div className="grid gap-6 items-start desk:grid-cols-[minmax(0,1fr)_20.5rem]">
        <Card as="section" className="stack gap-5" aria-label={t('SCAN.TRY')}>
          <h2 className="h2">{t('SCAN.TRY')}</h2>
          <ol className="grid gap-3 [counter-reset:step] [&_li]:grid [&_li]:grid-cols-[2.25rem_minmax(0,1fr)] [&_li]:gap-3 [&_li]:items-center [&_li::before]:grid [&_li::before]:place-items-center [&_li::before]:h-9 [&_li::before]:rounded-[50%] [&_li::before]:bg-brand-soft [&_li::before]:text-brand [&_li::before]:font-bold [&_li::before]:[counter-increment:step] [&_li::before]:[content:counter(step)]">
            {stepsOf(error, refusal).map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <div className="flex items-center gap-3 flex-wrap">
            <Button size="lg" icon="refresh-cw" onClick={onAgain}>
              {t('SCAN.AGAIN')}
            </Button>
            {error && error.kind !== 'camera' && <SupportLinks />}
            <EnterByHandLink />
          </div>
        </Card>
        <div className="stack">
          {refusal && isAboutPulse(refusal) && <EmergencyLine />}
          <BalanceCard balance={balance} note={t('SCAN.NOT_CHARGED', { count: tokens })} />
          <p className="text-sm text-muted">
            {t('SCAN.CODE')} <span className="figures">{codeOf(error, refusal)}</span>
          </p>
        </div>
      </div>
    </>
  )
}

const codeOf = (error: ScanError | null, refusal: ScanFlow['refusal']) =>
  error ? `${error.kind}-${error.code}` : `signal-${refusal}`

/** A session that was not created has the text of the specification; a failure of the engine shows its code. */
const errorText = ({ kind, code }: ScanError): TextKey => {
  if (kind === 'camera') return `SCAN.CAMERA_TEXT.${code}`
  return kind === 'session'
    ? 'VIDEO_VITALS_TEST.ERRORS.ERROR_CREATING_SESSION_WITH_MESSAGE'
    : 'SCAN.SCANNER_ERROR'
}

/** The signal was clear and may be a pulse that a camera cannot tell: the person counts it instead. */
const isAboutPulse = (refusal: Refusal) => ['range', 'double', 'clock', 'unsteady'].includes(refusal)

function stepsOf(error: ScanError | null, refusal: Refusal | null): readonly TextKey[] {
  if (refusal && isAboutPulse(refusal)) return ['SCAN.STEP.COUNT', 'SCAN.STEP.WINDOW', 'SCAN.STEP.QUIET']
  if (error?.kind === 'camera' && error.code === 'blocked')
    return ['SCAN.STEP.LOCK', 'SCAN.STEP.ALLOW', 'SCAN.STEP.RETURN']
  if (error?.kind === 'camera') return ['SCAN.STEP.CLOSE', 'SCAN.STEP.PLUG', 'SCAN.STEP.RETURN']
  return error
    ? ['SCAN.STEP.BROWSER', 'SCAN.STEP.LATER']
    : ['SCAN.STEP.WINDOW', 'SCAN.STEP.LEAN', 'SCAN.STEP.QUIET']
}
