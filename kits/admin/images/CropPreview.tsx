import { Icon } from '@core/ui/media/Icon'
import { useAdminText } from '../texts'
import type { Picture } from './canvas'
import type { Crop } from './crop'
import { CropCanvas } from './CropCanvas'
import type { ImageShape } from './imageRules'

interface Props {
  picture: Picture
  crop: Crop
  shape: ImageShape
}

/** Pixels of a screen with fine dots. */
const fine = 2
const avatars = [104, 48, 34] as const
const bannerWidth = 448

/** What the crop looks like where it is shown, and whether it is sharp there. */
export function CropPreview({ picture, crop, shape }: Props) {
  const t = useAdminText()
  const isSharp = crop.width >= shape.width
  const size = { width: Math.round(crop.width), height: Math.round(crop.height) }
  return (
    <div className="crop-side">
      <p className="field-label">{t('ADMIN.IMAGES.PREVIEW')}</p>
      {shape.kind === 'banner' ? (
        <CropCanvas
          {...{ picture, crop }}
          width={bannerWidth}
          height={Math.round((bannerWidth * shape.height) / shape.width)}
          className="crop-banner"
        />
      ) : (
        <div className="row row-top">
          {avatars.map((wide) => (
            <CropCanvas
              key={wide}
              {...{ picture, crop }}
              width={wide * fine}
              height={wide * fine}
              className={`crop-avatar is-${wide}`}
            />
          ))}
        </div>
      )}
      <p className={isSharp ? 'crop-sharpness' : 'crop-said is-small'}>
        <Icon name={isSharp ? 'circle-check' : 'triangle-alert'} size="s" />
        <span>{t(isSharp ? 'ADMIN.IMAGES.SHARP' : 'ADMIN.IMAGES.SMALL', size)}</span>
      </p>
      <p className="desk-only muted">{t('ADMIN.IMAGES.KEYS')}</p>
    </div>
  )
}
