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
import './picture.css'

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
      className={cx('call-self', media.isRearCamera && 'call-self-large')}
      aria-label={t('CALL.SELF_MOVES', { picture: label })}
      data-corner={corner}
      {...drag}
    >
      <Picture stream={media.preview} isOwn={!media.isSharing} isMirror={isMirror} label={label} />
      <span aria-hidden="true">{t(media.isRearCamera ? 'CALL.WHAT_YOU_SHOW' : 'CALL.YOU')}</span>
      {canFlip && (
        <IconButton
          className="call-self-flip"
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
    <div className="call-self-hidden">
      <button type="button" onClick={() => chooseView({ isSelfHidden: false })}>
        <Icon name="eye" size="s" />
        {t('CALL.SHOW_SELF')}
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
