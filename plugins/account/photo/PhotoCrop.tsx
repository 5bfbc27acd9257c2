import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { ImageShape, Picture } from '@portico/core/ui/media/crop/imageRules'
import { CropAvatar, CropDialog, type CropView } from '@portico/core/ui/media/crop/CropDialog'
import type { TextKey } from '../texts'

interface Props {
  picture: Picture
  /** Whether the last attempt to save failed. */
  hasFailed: boolean
  /** Saves the cropped photo, and closes where that succeeds. */
  onUse: (file: Promise<File>) => Promise<void>
  onOther: () => void
  /** Undefined where there is no photo to remove. */
  onRemove: (() => void) | undefined
  onClose: () => void
}

/** The file of a photo is square; the frame has the shape of the tenant. */
const shape: ImageShape = { kind: 'avatar', width: 300, height: 300 }

/** Crops the photo of a person. */
export function PhotoCrop({ picture, hasFailed, onUse, onOther, onRemove, onClose }: Props) {
  const t = useText<TextKey>()
  return (
    <CropDialog
      {...{ picture, shape, onUse, onClose }}
      texts={{
        title: t('PROFILE.PHOTO.CROP'),
        frame: t('PROFILE.PHOTO.FRAME'),
        use: t('PROFILE.PHOTO.USE'),
        busy: t('PROFILE.PHOTO.SAVING'),
        cancel: t('PROFILE.PHOTO.CANCEL'),
        zoomOut: t('PROFILE.PHOTO.OUT'),
        zoomIn: t('PROFILE.PHOTO.IN'),
        zoom: t('PROFILE.PHOTO.ZOOM'),
        turn: t('PROFILE.PHOTO.TURN'),
        reset: t('PROFILE.PHOTO.RESET'),
      }}
      renderSide={(view) => (
        <div className="flex flex-wrap items-end justify-between gap-3 desk:grid desk:gap-4 desk:content-start desk:justify-start">
          <Previews {...view} />
          <div className="grid justify-items-start">
            <Button variant="quiet" icon="image-up" onClick={onOther}>
              {t('PROFILE.PHOTO.OTHER')}
            </Button>
            {onRemove && (
              <Button variant="danger-quiet" icon="trash-2" onClick={onRemove}>
                {t('PROFILE.PHOTO.REMOVE')}
              </Button>
            )}
          </div>
        </div>
      )}
    >
      <p className="text-muted">{t('PROFILE.PHOTO.LEAD')}</p>
      {hasFailed && (
        <Notice tone="danger" role="alert">
          {t('PROFILE.PHOTO.NOT_SAVED')}
        </Notice>
      )}
    </CropDialog>
  )
}

/** The widths of a photo in a consultation and in lists, in CSS pixels; drawn for screens of twice that. */
const previews = [
  ['CALL', 104],
  ['LISTS', 48],
] as const

function Previews({ picture, crop }: CropView) {
  const t = useText<TextKey>()
  return (
    <div className="stack gap-3">
      <p className="font-strong">{t('PROFILE.PHOTO.PREVIEW')}</p>
      <div className="flex items-end gap-5 [&>div]:grid [&>div]:gap-2 [&>div]:justify-items-center">
        {previews.map(([place, width]) => (
          <div key={place}>
            <CropAvatar {...{ picture, crop }} width={width} />
            <span className="text-sm text-muted">{t(`PROFILE.PHOTO.IN_${place}`)}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
