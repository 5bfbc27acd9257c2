import { Button } from '../../actions/Button'
import { IconButton } from '../../actions/IconButton'
import type { Picture } from './canvas'
import { maxZoom, zoomCrop, zoomOf, type Crop } from './crop'

/** The words of the buttons. */
export interface CropToolTexts {
  zoomOut: string
  zoomIn: string
  zoom: string
  turn: string
  reset: string
}

interface Props {
  picture: Picture
  crop: Crop
  texts: CropToolTexts
  onChange: (crop: Crop) => void
  onTurn: () => void
  onReset: () => void
}

/** Buttons to zoom, rotate and reset the crop. */
export function CropTools({ picture, crop, texts, onChange, onTurn, onReset }: Props) {
  const zoom = zoomOf(crop, picture)
  const zoomTo = (target: number) => onChange(zoomCrop(crop, picture, target))
  return (
    <div className="flex flex-wrap items-center gap-1 desk:col-span-full">
      <IconButton icon="minus" label={texts.zoomOut} onClick={() => zoomTo(zoom / 1.1)} />
      <input
        className="w-40 min-h-11 accent-brand"
        type="range"
        min={100}
        max={maxZoom * 100}
        value={Math.round(zoom * 100)}
        aria-label={texts.zoom}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        onChange={(event) => zoomTo(Number(event.target.value) / 100)}
      />
      <IconButton icon="plus" label={texts.zoomIn} onClick={() => zoomTo(zoom * 1.1)} />
      <span className="min-w-14 text-muted figures">{Math.round(zoom * 100)} %</span>
      <Button variant="quiet" icon="rotate-cw" onClick={onTurn}>
        {texts.turn}
      </Button>
      <Button variant="quiet" icon="refresh-cw" onClick={onReset}>
        {texts.reset}
      </Button>
    </div>
  )
}
