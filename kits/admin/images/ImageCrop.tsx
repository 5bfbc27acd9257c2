import { Button } from '@portico/core/ui/actions/Button'
import { CropDialog, type OpenedPicture } from '@portico/core/ui/media/crop/CropDialog'
import type { ImageShape } from '@portico/core/ui/media/crop/imageRules'
import { useAdminText } from '../texts'
import { CropPreview } from './CropPreview'

interface Props {
  opened: OpenedPicture
  shape: ImageShape
  /** Uploads the cropped picture, and closes. */
  onUse: (file: Promise<File>) => Promise<void>
  onOther: () => void
  onClose: () => void
}

/** The dialog that crops a picture of a record, with its size and previews. */
export function ImageCrop({ opened, shape, onUse, onOther, onClose }: Props) {
  const t = useAdminText()
  const { picture, name } = opened
  const texts = {
    title: t(`ADMIN.IMAGES.CROP_${shape.kind}`),
    frame: t('ADMIN.IMAGES.FRAME'),
    use: t('ADMIN.IMAGES.USE'),
    busy: t('ADMIN.IMAGES.SENDING'),
    cancel: t('ADMIN.IMAGES.CANCEL'),
    zoomOut: t('ADMIN.IMAGES.OUT'),
    zoomIn: t('ADMIN.IMAGES.IN'),
    zoom: t('ADMIN.IMAGES.ZOOM'),
    turn: t('ADMIN.IMAGES.TURN'),
    reset: t('ADMIN.IMAGES.RESET'),
  }
  return (
    <CropDialog
      {...{ picture, shape, texts, onUse, onClose }}
      renderSide={(view) => <CropPreview {...view} shape={shape} />}
      more={
        <Button variant="quiet" icon="image" onClick={onOther}>
          {t('ADMIN.IMAGES.OTHER')}
        </Button>
      }
    >
      <p className="text-muted">
        {name}, {picture.width} × {picture.height}
      </p>
    </CropDialog>
  )
}
