import { useText } from '@portico/core/i18n/useText'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPage } from '@portico/core/plugin/LazyPart'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { isPatientComplete } from '@schemas/rules/scans'
import type { Scan } from '@schemas/generated/entities'
import { focusIn } from '../flow/focusIn'
import { useScanTest } from '../flow/useScanTest'
import type { TextKey } from '../texts'
import { DataForm } from './DataForm'
import { NoScans } from './NoScans'
import { Start } from './Start'

const ScanRun = lazyPage(() => import('../stage/ScanRun'))

/** The way through a scan: missing data, the start, and the scan itself. */
export function ScanPage() {
  const t = useText<TextKey>()
  const { test, error, isBusy, balance, reload } = useScanTest()
  const [scan, setScan] = useState<Scan | null>(null)
  useFocusAfter(scan)
  if (error)
    return <ErrorState level={1} title={t('SCAN.FAILED')} busy={isBusy} onRetry={() => void reload()} />
  if (!test) return <Waiting />
  if (scan) {
    const leave = () => {
      setScan(null)
      void reload()
    }
    return (
      <Suspense fallback={<Waiting />}>
        <ScanRun key={scan.id} scan={scan} test={test} balance={balance} onLeave={leave} />
      </Suspense>
    )
  }
  if (!isPatientComplete(test.patient)) return <DataForm patient={test.patient} onSaved={reload} />
  if (balance.left < 1) return <NoScans balance={balance} />
  return <Start test={test} balance={balance} onBegin={setScan} onRefused={() => void reload()} />
}

/** After a scan the button that opened it has the focus again, or the heading of what is there instead. */
function useFocusAfter(scan: Scan | null): void {
  const hasScanned = useRef(false)
  useEffect(() => {
    if (!scan && hasScanned.current) focusIn('.scan-open', 'h1')
    hasScanned.current = scan !== null
  }, [scan])
}

function Waiting() {
  const t = useText<TextKey>()
  return (
    <Loading label={t('SCAN.LOADING')}>
      <Skeleton shape="block" height="18rem" />
    </Loading>
  )
}
