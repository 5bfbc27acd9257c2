import { useText } from '@portico/core/i18n/useText'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { Icon } from '@portico/core/ui/media/Icon'
import type { ScanFlow } from '../flow/scanFlow'
import type { TextKey } from '../texts'
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
    <dialog
      className="grid [grid-template:'view'_minmax(0,1fr)_'panel'_auto/minmax(0,1fr)] w-[100dvw] max-w-none h-dvh max-h-none m-0 p-0 [border:0] bg-stage text-on-deep [@media_(orientation:_landscape)_and_(max-height:_32rem)]:[grid-template:'view_panel'_minmax(0,1fr)/minmax(0,1fr)_minmax(18rem,45%)] desk:[grid-template:'view_panel'_minmax(0,1fr)/minmax(0,1fr)_26rem]"
      ref={dialog}
      aria-labelledby="scan-title"
      onCancel={isMeasuring ? stop : leave}
    >
      <div
        className="group/scan-view [grid-area:view] relative overflow-hidden min-h-48 bg-deep [@media_(orientation:_landscape)_and_(max-height:_32rem)]:min-h-0 desk:m-4 desk:me-0 desk:rounded-card"
        data-dim={isMeasuring && (flow.face === 0 || flow.interruption === 'stopped') ? '' : undefined}
      >
        <video
          className="size-full absolute inset-0 object-cover [scale:-1_1] group-data-dim/scan-view:[filter:brightness(0.42)_saturate(0.7)]"
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
          <span
            className="absolute top-[calc(0.5rem_+_env(safe-area-inset-top))] bottom-auto right-auto left-2 inline-flex items-center gap-2 min-h-11 py-0 px-4 rounded-[999px] bg-[rgb(0_0_0/0.78)] text-[#fff] font-strong inset-x-[auto_0.5rem] figures"
            aria-hidden="true"
          >
            {t('SCAN.CLOCK', { done: Math.min(seconds, Math.floor(flow.seconds)), total: seconds })}
          </span>
        )}
        <button
          type="button"
          className="absolute top-[calc(0.5rem_+_env(safe-area-inset-top))] bottom-auto right-auto left-2 inline-flex items-center gap-2 min-h-11 py-0 px-4 rounded-[999px] bg-[rgb(0_0_0/0.78)] text-[#fff] font-strong"
          onClick={isMeasuring ? stop : leave}
        >
          <Icon name="x" size="s" />
          <span>{t('SCAN.LEAVE')}</span>
        </button>
      </div>
      <div className="[grid-area:panel] grid gap-4 content-start max-h-[60dvh] overflow-auto pt-5 pb-[calc(1rem_+_env(safe-area-inset-bottom))] px-4 rounded-[var(--radius)_var(--radius)_0_0] bg-surface text-body [@media_(orientation:_landscape)_and_(max-height:_32rem)]:max-h-none [@media_(orientation:_landscape)_and_(max-height:_32rem)]:p-4 [@media_(orientation:_landscape)_and_(max-height:_32rem)]:rounded-none desk:grid-rows-[1fr_auto] desk:max-h-none desk:m-4 desk:p-8 desk:rounded-card desk:[&>:first-child]:content-center">
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
  const isTaken = flow.interruption === 'taken'
  const isLost = isTaken || flow.interruption === 'stopped' || (flow.step === 'measuring' && flow.face === 0)
  if (flow.step === 'started' && !isTaken) return null
  return (
    <p
      className="absolute top-auto bottom-4 inset-x-4 w-fit mx-auto py-2 px-4 rounded-[999px] bg-[rgb(0_0_0/0.78)] text-[#fff] font-strong text-center"
      role={isLost ? 'alert' : 'status'}
    >
      {t(flow.interruption ? `SCAN.INTERRUPTED.${flow.interruption}` : `SCAN.GUIDE.${flow.guidance}`)}
    </p>
  )
}
