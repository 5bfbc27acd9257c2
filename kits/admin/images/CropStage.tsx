import { useRef, type KeyboardEvent } from 'react'
import { useAdminText } from '../texts'
import type { Picture } from './canvas'
import { corners, cropForKey, type Crop } from './crop'
import { CropCanvas } from './CropCanvas'
import type { ImageShape } from './imageRules'
import { useCropGestures } from './useCropGestures'

interface Props {
  picture: Picture
  crop: Crop
  shape: ImageShape
  onChange: (crop: Crop) => void
  onTurn: () => void
}

/** As many pixels are drawn of a picture: more than a dialog has. */
const drawn = 900

/** The whole picture with the frame of its crop, which is moved by hand and by keys. */
export function CropStage({ picture, crop, shape, onChange, onTurn }: Props) {
  const t = useAdminText()
  const area = useRef<HTMLDivElement>(null)
  const perPixel = () => picture.width / (area.current?.clientWidth || picture.width)
  const grip = useCropGestures(crop, picture, perPixel, onChange)
  const part = Math.min(1, drawn / Math.max(picture.width, picture.height))
  const press = (event: KeyboardEvent) => {
    const to = cropForKey(event, crop, picture, perPixel())
    if (to) onChange(to)
    else if (event.key.toLowerCase() === 'r') onTurn()
    else return
    event.preventDefault()
  }
  const share = (length: number, of: number) => `${(length / of) * 100}%`
  return (
    <div className="crop-stage">
      <div ref={area} className="crop-area" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
        <CropCanvas
          picture={picture}
          crop={{ x: 0, y: 0, width: picture.width, height: picture.height }}
          width={Math.round(picture.width * part)}
          height={Math.round(picture.height * part)}
        />
        <button
          type="button"
          className={`crop-frame is-${shape.kind}`}
          aria-label={t('ADMIN.IMAGES.FRAME')}
          style={{
            left: share(crop.x, picture.width),
            top: share(crop.y, picture.height),
            width: share(crop.width, picture.width),
            height: share(crop.height, picture.height),
          }}
          onKeyDown={press}
          {...grip}
        >
          {corners.map((corner) => (
            <span key={corner} className={`crop-corner is-${corner}`} data-corner={corner} />
          ))}
        </button>
      </div>
    </div>
  )
}
