import { useState } from 'react'
import { Button } from '@core/ui/actions/Button'
import { Dialog } from '@core/ui/overlays/Dialog'
import { useAdminText } from '../texts'
import { cropToFile, rotateQuarterTurn, type Picture } from './canvas'
import { largestCrop } from './crop'
import { CropPreview } from './CropPreview'
import { CropStage } from './CropStage'
import { CropTools } from './CropTools'
import './crop.css'
import type { ImageShape } from './imageRules'

interface Props {
  /** The picture of the file. */
  picture: Picture
  name: string
  shape: ImageShape
  /** Uploads the cropped picture, and closes. */
  onUse: (file: Promise<File>) => Promise<void>
  onOther: () => void
  onClose: () => void
}

/** Crops a picture to a shape: move, zoom and rotate by pointer, touch and keyboard (ADMIN-025). */
export function CropDialog({ picture: source, name, shape, onUse, onOther, onClose }: Props) {
  const t = useAdminText()
  const ratio = shape.width / shape.height
  const [{ picture, crop }, setState] = useState(() => ({
    picture: source,
    crop: largestCrop(source, ratio),
  }))
  const [isBusy, setIsBusy] = useState(false)
  const start = (of: Picture) => setState({ picture: of, crop: largestCrop(of, ratio) })
  const change = (to: typeof crop) => setState({ picture, crop: to })
  const turn = () => start(rotateQuarterTurn(picture))
  const use = () => {
    setIsBusy(true)
    void onUse(cropToFile(picture, crop, shape)).finally(() => setIsBusy(false))
  }
  return (
    <Dialog
      wide
      title={t(`ADMIN.IMAGES.CROP_${shape.kind}`)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} busyText={t('ADMIN.IMAGES.SENDING')} onClick={use}>
            {t('ADMIN.IMAGES.USE')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('ADMIN.IMAGES.CANCEL')}
          </Button>
          <Button variant="quiet" icon="image" onClick={onOther}>
            {t('ADMIN.IMAGES.OTHER')}
          </Button>
        </>
      }
    >
      <p className="muted">
        {name}, {source.width} × {source.height}
      </p>
      <div className="crop">
        <CropStage {...{ picture, crop, shape }} onChange={change} onTurn={turn} />
        <CropPreview {...{ picture, crop, shape }} />
        <CropTools {...{ picture, crop }} onChange={change} onTurn={turn} onReset={() => start(source)} />
      </div>
    </Dialog>
  )
}
