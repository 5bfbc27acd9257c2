import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '@portico/core/ui/media/Icon'
import type { ScanFlow } from '../flow/scanFlow'
import type { TextKey } from '../texts'
import './Stage.css'
import { Guide } from './Guide'
import { Measuring } from './Measuring'
import { Position } from './Position'

interface StageProps {
  flow: ScanFlow
  video: RefObject<HTMLVideoElement | null>
  /** Seconds of the measurement. */
  seconds: number
  onStart: () => void
  onRelease: () => void
  onLeave: () => void
}

/** The camera fills the window, so that nothing else distracts. */
export function Stage({ flow, video, seconds, onStart, onRelease, onLeave }: StageProps) {
  const t = useText<TextKey>()
  const dialog = useModal()
  const [size, setSize] = useState({ width: 640, height: 480 })
  const isMeasuring = flow.step === 'measuring'
  const leave = () => {
    onRelease()
    onLeave()
  }
  // Stopping releases the camera and loads the page again (C-101).
  const stop = () => {
    onRelease()
    location.reload()
  }
  return (
    <dialog className="scan" ref={dialog} aria-labelledby="scan-title" onCancel={isMeasuring ? stop : leave}>
      <div
        className="scan-view"
        data-dim={isMeasuring && (flow.face === 0 || flow.interruption === 'stopped') ? '' : undefined}
      >
        <video
          className="scan-picture"
          ref={video}
          muted
          playsInline
          onResize={({ currentTarget: { videoWidth: width, videoHeight: height } }) =>
            setSize({ width, height })
          }
        />
        <Guide
          size={size}
          isGood={flow.guidance === 'good' && flow.interruption !== 'stopped'}
          share={isMeasuring ? flow.seconds / seconds : 0}
        />
        <Hint flow={flow} />
        {isMeasuring && (
          <span className="scan-clock" aria-hidden="true">
            {t('SCAN.CLOCK', { done: Math.min(seconds, Math.floor(flow.seconds)), total: seconds })}
          </span>
        )}
        <button type="button" className="scan-leave" onClick={isMeasuring ? stop : leave}>
          <Icon name="x" size="s" />
          {t('SCAN.LEAVE')}
        </button>
      </div>
      <div className="scan-panel">
        {isMeasuring || flow.step === 'results' ? (
          <Measuring flow={flow} total={seconds} onStop={stop} />
        ) : (
          <Position flow={flow} onStart={onStart} />
        )}
      </div>
    </dialog>
  )
}

/** A dialog over everything, as long as it is there. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}

/** What to change now: aloud at once when the face is gone during a measurement. */
function Hint({ flow }: { flow: ScanFlow }) {
  const t = useText<TextKey>()
  const isLost = flow.interruption === 'stopped' || (flow.step === 'measuring' && flow.face === 0)
  if (flow.step === 'started') return null
  return (
    <p className="scan-hint" role={isLost ? 'alert' : 'status'}>
      {t(flow.interruption ? `SCAN.INTERRUPTED.${flow.interruption}` : `SCAN.GUIDE.${flow.guidance}`)}
    </p>
  )
}
