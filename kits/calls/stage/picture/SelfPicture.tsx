import { useRef, useState, type PointerEvent } from 'react'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { MediaState } from '../../media/LocalMedia'
import { callSession } from '../../session/useCallSession'
import { useCallText } from '../../texts'
import { Picture } from '../Picture'
import { nearestCorner } from './corner'
import { useCanFlip } from './useCanFlip'
import { chooseView, useViewChoice } from './viewChoice'

/** Small beside a pane, and larger where it shows what is in front of the person. */
const selfClass = cx(
  'absolute z-4 end-3 bottom-3 min-w-0 rounded-control overflow-hidden cursor-grab touch-none data-dragged:cursor-grabbing',
  '[box-shadow:0_0_0_2px_rgb(255_255_255/0.85),0_6px_20px_rgb(0_0_0/0.4)] data-dragged:[box-shadow:0_0_0_3px_var(--accent)]',
  'data-[corner^=top]:top-17 data-[corner^=top]:bottom-auto data-[corner$=Left]:start-3 data-[corner$=Left]:end-auto',
  'w-24 h-32 desk:w-48 desk:h-34 desk:data-large:w-64 desk:data-large:h-48',
  'max-desk:group-data-pane/stage:w-19 max-desk:group-data-pane/stage:h-25',
  'max-desk:group-not-data-pane/stage:data-large:w-34 max-desk:group-not-data-pane/stage:data-large:h-44',
  'sideways:group-not-data-pane/stage:w-20 sideways:group-not-data-pane/stage:h-16',
  'sideways:group-not-data-pane/stage:data-large:w-20 sideways:group-not-data-pane/stage:data-large:h-16',
)

/** This side's picture, or what it shares. It is moved to a corner by dragging or in the view of the call, and may be hidden. */
export function SelfPicture({ media }: { media: MediaState }) {
  const t = useCallText()
  const { corner, isSelfHidden } = useViewChoice()
  const drag = useDrag()
  const canFlip = useCanFlip() && !media.isSharing
  if (!media.preview) return null
  if (isSelfHidden && !media.isSharing) return <Hidden />
  const isMirror = !media.isSharing && !media.isRearCamera
  const label = t(
    media.isSharing ? 'CALL.YOUR_SCREEN' : media.isRearCamera ? 'CALL.WHAT_YOU_SHOW' : 'CALL.YOUR_PICTURE',
  )
  return (
    <fieldset
      className={selfClass}
      data-large={media.isRearCamera || undefined}
      aria-label={t('CALL.SELF_MOVES', { picture: label })}
      data-corner={corner}
      {...drag}
    >
      <Picture stream={media.preview} isOwn={!media.isSharing} isMirror={isMirror} label={label} />
      <span
        className="absolute inset-x-0 bottom-0 pt-4 px-2 pb-[0.1875rem] bg-[linear-gradient(transparent,rgb(0_0_0/0.72))] text-[0.8125rem] font-semibold text-[#fff]"
        aria-hidden="true"
      >
        {t(media.isRearCamera ? 'CALL.WHAT_YOU_SHOW' : 'CALL.YOU')}
      </span>
      {canFlip && (
        <IconButton
          className="absolute top-0 end-0 bg-[rgb(0_0_0/0.5)] text-[#fff] hover:bg-sunken hover:text-body"
          icon="switch-camera"
          label={t(media.isRearCamera ? 'CALL.FLIP_BACK' : 'CALL.FLIP')}
          onClick={() => callSession.devices.flipCamera()}
        />
      )}
    </fieldset>
  )
}

function Hidden() {
  const t = useCallText()
  return (
    <div className="absolute z-4 end-3 bottom-3 grid justify-items-end gap-1 [text-shadow:0_0_4px_#000]">
      <button
        type="button"
        className="inline-flex items-center gap-2 min-h-tap px-4 rounded-full bg-[rgb(0_0_0/0.72)] text-[#fff]"
        onClick={() => chooseView({ isSelfHidden: false })}
      >
        <Icon name="eye" size="s" />
        <span>{t('CALL.SHOW_SELF')}</span>
      </button>
      <span className="text-sm">{t('CALL.SELF_HIDDEN')}</span>
    </div>
  )
}

/** Pixels that a pointer moves before it drags: a press on a button inside is none. */
const THRESHOLD = 8

function useDrag() {
  const start = useRef<{ x: number; y: number } | null>(null)
  const [offset, setOffset] = useState<{ x: number; y: number } | null>(null)
  const end = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement?.getBoundingClientRect()
    if (offset && frame) chooseView({ corner: nearestCorner(event, frame) })
    start.current = null
    setOffset(null)
  }
  return {
    style: offset ? { translate: `${offset.x}px ${offset.y}px` } : undefined,
    'data-dragged': offset ? '' : undefined,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if ((event.target as Element).closest('button')) return
      start.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const moved = { x: clientX - start.current.x, y: clientY - start.current.y }
      if (offset || Math.hypot(moved.x, moved.y) > THRESHOLD) setOffset(moved)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
