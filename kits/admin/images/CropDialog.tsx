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
  /** As it was read from the file. */
  picture: Picture
  name: string
  shape: ImageShape
  /** Keeps what was cut out, and closes. */
  onUse: (file: Promise<File>) => Promise<void>
  onOther: () => void
  onClose: () => void
}

/** The part of a picture that is used: moved, zoomed and turned by pointer, fingers and keys (ADMIN-025). */
export function CropDialog({ picture: read, name, shape, onUse, onOther, onClose }: Props) {
  const t = useAdminText()
  const ratio = shape.width / shape.height
  const [{ picture, crop }, set] = useState(() => ({ picture: read, crop: largestCrop(read, ratio) }))
  const [busy, setBusy] = useState(false)
  const start = (of: Picture) => set({ picture: of, crop: largestCrop(of, ratio) })
  const change = (to: typeof crop) => set({ picture, crop: to })
  const turn = () => start(rotateQuarterTurn(picture))
  const use = () => {
    setBusy(true)
    void onUse(cropToFile(picture, crop, shape)).finally(() => setBusy(false))
  }
  return (
    <Dialog
      wide
      title={t(`ADMIN.IMAGES.CROP_${shape.kind}`)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button busy={busy} busyText={t('ADMIN.IMAGES.SENDING')} onClick={use}>
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
        {name}, {read.width} × {read.height}
      </p>
      <div className="crop">
        <CropStage {...{ picture, crop, shape }} onChange={change} onTurn={turn} />
        <CropPreview {...{ picture, crop, shape }} />
        <CropTools {...{ picture, crop }} onChange={change} onTurn={turn} onReset={() => start(read)} />
      </div>
    </Dialog>
  )
}
