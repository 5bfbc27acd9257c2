import { Button } from '@core/ui/actions/Button'
import { IconButton } from '@core/ui/actions/IconButton'
import { useAdminText } from '../texts'
import type { Picture } from './canvas'
import { maxZoom, zoomCrop, zoomOf, type Crop } from './crop'

interface Props {
  picture: Picture
  crop: Crop
  onChange: (crop: Crop) => void
  onTurn: () => void
  onReset: () => void
}

/** Buttons to zoom, rotate and reset the crop. */
export function CropTools({ picture, crop, onChange, onTurn, onReset }: Props) {
  const t = useAdminText()
  const zoom = zoomOf(crop, picture)
  const zoomTo = (target: number) => onChange(zoomCrop(crop, picture, target))
  return (
    <div className="crop-tools">
      <IconButton icon="minus" label={t('ADMIN.IMAGES.OUT')} onClick={() => zoomTo(zoom / 1.1)} />
      <input
        type="range"
        min={100}
        max={maxZoom * 100}
        value={Math.round(zoom * 100)}
        aria-label={t('ADMIN.IMAGES.ZOOM')}
        aria-valuetext={`${Math.round(zoom * 100)} %`}
        onChange={(event) => zoomTo(Number(event.target.value) / 100)}
      />
      <IconButton icon="plus" label={t('ADMIN.IMAGES.IN')} onClick={() => zoomTo(zoom * 1.1)} />
      <span className="crop-zoom">{Math.round(zoom * 100)} %</span>
      <Button variant="quiet" icon="rotate-cw" onClick={onTurn}>
        {t('ADMIN.IMAGES.TURN')}
      </Button>
      <Button variant="quiet" icon="refresh-cw" onClick={onReset}>
        {t('ADMIN.IMAGES.RESET')}
      </Button>
    </div>
  )
}
