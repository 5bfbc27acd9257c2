import { useEffect } from 'react'
import type { Scan, VideoVitalTest } from '@schemas/generated/entities'
import { focusIn } from '../flow/focusIn'
import { isOver } from '../flow/scanFlow'
import { useOutcome } from '../flow/useOutcome'
import { useScan } from '../flow/useScan'
import type { Balance } from '../flow/useScanTest'
import { ScanRefused } from './ScanRefused'
import { Results } from '../results/Results'
import { Stage } from './Stage'
import { ScanUnsent } from './ScanUnsent'

interface ScanRunProps {
  scan: Scan
  test: VideoVitalTest
  balance: Balance
  onLeave: () => void
}

/** A scan: the camera, and then its result or why there is none. */
export default function ScanRun({ scan, test, balance, onLeave }: ScanRunProps) {
  const { flow, video, start, release } = useScan(test)
  const { ended, failure, retry } = useOutcome(scan, flow)
  const hasPage = flow.step === 'results' ? Boolean(ended ?? failure) : isOver(flow)
  useEffect(() => {
    if (hasPage) focusIn('h1')
  }, [hasPage])
  if (flow.step === 'results' && flow.result) {
    if (failure) return <ScanUnsent error={failure} onRetry={retry} onLeave={onLeave} />
    if (ended)
      return (
        <Results
          result={flow.result}
          engineFields={flow.fields}
          scan={ended.scan}
          test={test}
          measuredAt={ended.at}
          before={scan.tokens}
          onAgain={onLeave}
        />
      )
  }
  if (flow.step === 'refused' || flow.step === 'error')
    return <ScanRefused flow={flow} balance={balance} onAgain={onLeave} />
  return (
    <Stage
      flow={flow}
      video={video}
      seconds={test.processingTime}
      onStart={start}
      onRelease={release}
      onLeave={onLeave}
    />
  )
}
