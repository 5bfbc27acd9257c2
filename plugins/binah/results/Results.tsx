import { useText } from '@portico/core/i18n/useText'
import { browserZone, formatDate, formatTime } from '@portico/core/format/dates'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { scansLeft } from '@schemas/rules/scans'
import type { Scan, VideoVitalTest } from '@schemas/generated/entities'
import type { ScanField, ScanResult } from '../engine/engine'
import { shownParts } from './ranges'
import type { TextKey } from '../texts'
import { BalanceCard } from '../parts/BalanceCard'
import { Advice } from './Advice'
import { Dial } from './Dial'
import { Missing } from './Missing'
import { ResultRow } from './ResultRow'
import { SaveResult } from './SaveResult'

interface ResultsProps {
  result: ScanResult
  /** What the engine can measure. */
  engineFields: readonly ScanField[]
  scan: Scan
  test: VideoVitalTest
  measuredAt: Date
  /** The credits before the scan. */
  before: number
  onAgain: () => void
}

/** A result in its sections, and what was not measured. */
export function Results({ result, engineFields, scan, test, measuredAt, before, onAgain }: ResultsProps) {
  const t = useText<TextKey>()
  const { values, confidence } = result
  const zone = browserZone()
  const instant = measuredAt.toISOString()
  const left = { cost: scan.cost, tokens: scan.tokens, left: scansLeft(scan.tokens, scan.cost) }
  return (
    <>
      <PageHeader title={t('SCAN.DONE')}>
        {values.heartRate !== undefined && (
          <p className="lead">{t('SCAN.HEADLINE', { rate: Math.round(values.heartRate) })}</p>
        )}
        <p className="text-muted">
          {formatDate(instant, zone)}, {formatTime(instant, zone)} · {t('SCAN.ESTIMATE')}
        </p>
      </PageHeader>
      <div className="grid gap-6 items-start desk:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="stack">
          <Notice title={t('SCAN.ABOUT.DEVICE')}>{t('SCAN.NOT_DEVICE')}</Notice>
          <Advice values={values} sex={test.patient.sex} />
          {values.wellnessIndex !== undefined && <Dial index={values.wellnessIndex} />}
          {shownParts(values).map(({ part, fields }) => (
            <Card as="section" key={part} aria-label={t(`SCAN.SECTION.${part}`)}>
              <h2 className="h2">{t(`SCAN.SECTION.${part}`)}</h2>
              {fields.map((field) => (
                <ResultRow
                  key={field}
                  field={field}
                  values={values}
                  sex={test.patient.sex}
                  confidence={confidence[field]}
                />
              ))}
            </Card>
          ))}
        </div>
        <div className="stack">
          <SaveResult scanId={scan.id} values={values} instant={instant} zone={zone} />
          <Missing values={values} engineFields={engineFields} />
          <BalanceCard
            balance={left}
            note={t('SCAN.CHARGED', { cost: scan.cost, before, tokens: scan.tokens })}
          />
          <Button variant="secondary" onClick={onAgain}>
            {t('SCAN.ONCE_MORE')}
          </Button>
          <Link className="link" to="videoConsultation.videoVitalsTest" params={{ view: 'about' }}>
            {t('SCAN.ABOUT_LINK')}
          </Link>
        </div>
      </div>
    </>
  )
}
