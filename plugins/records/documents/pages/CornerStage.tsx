import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../../texts'
import type { Photo } from './pages'
import { cornerNames, moveCorner, turnedSize, type Quad } from './quad'

interface Props {
  photo: Photo
  turns: number
  quad: Quad
  onChange: (quad: Quad) => void
}

/** The longest side of the drawn photo, in pixels. */
const MAX_DRAWN_SIDE = 1200

/** A photo with the four corners of its paper, which are moved by pointer, touch and keyboard. */
export function CornerStage({ photo, turns, quad, onChange }: Props) {
  const t = useText<TextKey>()
  const area = useRef<HTMLDivElement>(null)
  const { width, height } = turnedSize(photo, turns)
  const dragTo = (corner: number, { clientX, clientY }: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box?.width) return
    const to = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height }
    onChange(moveCorner(quad, corner, to))
  }
  const onKeyDown = (corner: number, event: KeyboardEvent) => {
    const step = arrowSteps[event.key]
    const point = quad[corner]
    if (!step || !point) return
    event.preventDefault()
    const share = event.shiftKey ? 0.05 : 0.005
    onChange(moveCorner(quad, corner, { x: point.x + step.x * share, y: point.y + step.y * share }))
  }
  const corners = quad.map(({ x, y }) => `${x} ${y}`).join(' L')
  return (
    <div className="grid place-items-center p-6 rounded-control bg-[#05090a]">
      <div
        ref={area}
        className="relative max-w-full"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, calc(50vh * ${width / height}))` }}
      >
        <Drawing photo={photo} turns={turns} />
        <svg
          className="absolute inset-0 size-full pointer-events-none"
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={`M0 0H1V1H0Z M${corners} Z`} fill="rgb(0 0 0 / 0.55)" fillRule="evenodd" />
          <path
            d={`M${corners} Z`}
            fill="none"
            stroke="#fff"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {quad.map(({ x, y }, at) => (
          <button
            key={cornerNames[at]}
            type="button"
            className="absolute grid place-items-center size-11 -m-5.5 cursor-move touch-none rounded-full"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={t(`RECORDS.CORNER.${cornerNames[at] ?? 'topLeft'}`)}
            onKeyDown={(event) => onKeyDown(at, event)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId)) dragTo(at, event)
            }}
          >
            <span className="size-4.5 rounded-full bg-[#fff] [border:2px_solid_var(--deep)]" />
          </button>
        ))}
      </div>
    </div>
  )
}

const arrowSteps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The photo after quarter turns. The text above it says what it is. */
function Drawing({ photo, turns }: Pick<Props, 'photo' | 'turns'>) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const part = Math.min(1, MAX_DRAWN_SIDE / Math.max(photo.width, photo.height))
    const size = turnedSize(photo, turns)
    let isCurrent = true
    const draw = async () => {
      const bitmap = await createImageBitmap(photo.file)
      const context = isCurrent ? canvas.current?.getContext('2d') : null
      if (context) {
        Object.assign(context.canvas, {
          width: Math.round(size.width * part),
          height: Math.round(size.height * part),
        })
        context.translate(context.canvas.width / 2, context.canvas.height / 2)
        context.rotate((turns * Math.PI) / 2)
        context.scale(part, part)
        context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
      }
      bitmap.close()
    }
    // The corners are there without the photo too.
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [photo, turns])
  return <canvas ref={canvas} className="block size-full" aria-hidden="true" />
}
