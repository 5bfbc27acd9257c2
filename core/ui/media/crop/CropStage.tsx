import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import { cx } from '../../cx'
import type { Picture } from './canvas'
import { corners, cropForKey, type Crop } from './crop'
import { CropCanvas } from './CropCanvas'
import type { ImageShape } from './imageRules'
import { useCropGestures } from './useCropGestures'

interface Props {
  picture: Picture
  crop: Crop
  shape: ImageShape
  /** The name of the frame. */
  name: string
  onChange: (crop: Crop) => void
  onTurn: () => void
}

/** The longest side of the drawn picture, in pixels: more than the dialog shows. */
const maxDrawnSide = 900

/** What is seen of the crop: all of a banner, the tenant's shape of a photo. */
const shapeClass = cx(
  'absolute inset-0 m-auto [border:2px_solid_#fff] [box-shadow:0_0_0_60rem_rgb(0_0_0/0.55)]',
  'data-[kind=avatar]:h-full data-[kind=avatar]:aspect-[var(--avatar-ratio)] data-[kind=avatar]:rounded-face',
)

/** A small visible handle with a larger touch target. */
const cornerClass = cx(
  'absolute grid place-items-center size-11 -m-5.5',
  'data-[corner^=n]:top-0 data-[corner^=s]:bottom-0 data-[corner$=w]:left-0 data-[corner$=e]:right-0',
  'cursor-nwse-resize data-[corner=ne]:cursor-nesw-resize data-[corner=sw]:cursor-nesw-resize',
  "[&::before]:[content:''] [&::before]:size-4.5 [&::before]:rounded-full [&::before]:[border:2px_solid_var(--deep)] [&::before]:bg-[#fff]",
)

/** The whole picture with the frame of the crop, moved by pointer, touch and keyboard. */
export function CropStage({ picture, crop, shape, name, onChange, onTurn }: Props) {
  const area = useRef<HTMLDivElement>(null)
  const perPixel = () => picture.width / (area.current?.clientWidth || picture.width)
  const gestures = useCropGestures(crop, picture, perPixel, onChange)
  const scale = Math.min(1, maxDrawnSide / Math.max(picture.width, picture.height))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cropForKey(event, crop, picture, perPixel())
    if (next) onChange(next)
    else if (event.key.toLowerCase() === 'r') onTurn()
    else return
    event.preventDefault()
  }
  const percent = (length: number, of: number) => `${(length / of) * 100}%`
  return (
    <div className="[--crop-height:16rem] desk:[--crop-height:21rem] grid place-items-center min-w-0 h-[var(--crop-height)] rounded-control bg-[#05090a] overflow-hidden">
      <div
        ref={area}
        className="relative w-[min(100%,calc(var(--crop-height)_*_var(--crop-ratio)))] aspect-[var(--crop-ratio)] overflow-hidden [&>canvas]:size-full [&>canvas]:block"
        style={ratioOf(picture)}
      >
        <CropCanvas
          picture={picture}
          crop={{ x: 0, y: 0, width: picture.width, height: picture.height }}
          width={Math.round(picture.width * scale)}
          height={Math.round(picture.height * scale)}
        />
        <button
          type="button"
          className="absolute cursor-move touch-none"
          aria-label={name}
          style={{
            left: percent(crop.x, picture.width),
            top: percent(crop.y, picture.height),
            width: percent(crop.width, picture.width),
            height: percent(crop.height, picture.height),
          }}
          onKeyDown={onKeyDown}
          {...gestures}
        >
          <span className={shapeClass} data-kind={shape.kind} />
          {corners.map((corner) => (
            <span key={corner} className={cornerClass} data-corner={corner} />
          ))}
        </button>
      </div>
    </div>
  )
}

const ratioOf = ({ width, height }: Picture) => ({ '--crop-ratio': width / height }) as CSSProperties
