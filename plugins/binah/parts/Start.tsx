import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { Button } from '@portico/core/ui/actions/Button'
import { EmergencyLine } from '@portico/core/ui/feedback/EmergencyLine'
import { toast } from '@portico/core/ui/feedback/toast'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import type { Scan, VideoVitalTest } from '@schemas/generated/entities'
import type { Balance } from '../flow/useScanTest'
import { useIsLocal } from '../flow/useIsLocal'
import type { TextKey } from '../texts'
import { BalanceCard } from './BalanceCard'
import { MeasuredValues } from './MeasuredValues'
import { PatientCard } from './PatientCard'

interface StartProps {
  test: VideoVitalTest
  balance: Balance
  onBegin: (scan: Scan) => void
  /** Called when credits or data have changed on the server. */
  onRefused: () => void
}

/** What the scan can tell, what it costs, and the button that opens the camera. */
export function Start({ test, balance, onBegin, onRefused }: StartProps) {
  const t = useText<TextKey>()
  const { isBusy, begin } = useBegin(onBegin, onRefused)
  const isLocal = useIsLocal()
  return (
    <>
      <PageHeader title={t('SCAN.TITLE')}>
        <p className="lead">{t('SCAN.LEAD', { seconds: test.processingTime })}</p>
      </PageHeader>
      <div className="grid gap-6 items-start desk:grid-cols-[minmax(0,1fr)_20.5rem]">
        <div className="stack gap-5">
          <MeasuredValues />
          <EmergencyLine />
        </div>
        <div className="stack">
          <BalanceCard balance={balance} />
          <PatientCard patient={test.patient} />
          <Button
            className="scan-open"
            size="lg"
            block
            icon="camera"
            busy={isBusy}
            onClick={() => void begin()}
          >
            {t('SCAN.OPEN')}
          </Button>
          <p className="text-sm text-muted">{t(isLocal ? 'SCAN.STAYS' : 'SCAN.LEAVES')}</p>
          <SavedLink />
          <p>
            <Link className="link" to="videoConsultation.videoVitalsTest" params={{ view: 'about' }}>
              {t('SCAN.ABOUT_LINK')}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}

function useBegin(onBegin: (scan: Scan) => void, onRefused: () => void) {
  const t = useText<TextKey>()
  const call = useCall()
  const [isBusy, setIsBusy] = useState(false)
  const begin = async () => {
    setIsBusy(true)
    try {
      onBegin(await call('POST api/scans', { capability: 'scans', quiet: true }))
    } catch {
      toast({ tone: 'error', text: t('SCAN.NOT_BEGUN') })
      onRefused()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, begin }
}

/** Only where something was saved. */
function SavedLink() {
  const t = useText<TextKey>()
  const { data = [] } = useApi('GET api/vital-signs-measurements/readings', {
    capability: 'readings',
    query: {},
    quiet: true,
  })
  if (!data.some(({ origin }) => origin === 'camera')) return null
  return (
    <p>
      <Link className="link" to="videoConsultation.videoVitalsTest" params={{ view: 'history' }}>
        {t('SCAN.HISTORY_LINK')}
      </Link>
    </p>
  )
}
