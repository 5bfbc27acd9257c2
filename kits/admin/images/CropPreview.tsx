import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import { CropCanvas, type CropView } from '@portico/core/ui/media/crop/CropDialog'
import type { ImageShape } from '@portico/core/ui/media/crop/imageRules'
import { useAdminText } from '../texts'

interface Props extends CropView {
  shape: ImageShape
}

/** Pixels per CSS pixel of a high-resolution screen. */
const pixelRatio = 2
const avatarWidths = [104, 48, 34] as const
const bannerWidth = 448

/** Previews of the crop in the sizes of the portal, and whether it has enough pixels. */
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
          {avatarWidths.map((width) => (
            <CropCanvas
              key={width}
              {...{ picture, crop }}
              width={width * pixelRatio}
              height={width * pixelRatio}
              className={`crop-avatar is-${width}`}
            />
          ))}
        </div>
      )}
      <p className={cx('crop-sharpness', !isSharp && 'is-small')}>
        <Icon name={isSharp ? 'circle-check' : 'triangle-alert'} size="s" />
        <span>{t(isSharp ? 'ADMIN.IMAGES.SHARP' : 'ADMIN.IMAGES.SMALL', size)}</span>
      </p>
      <p className="desk-only muted">{t('ADMIN.IMAGES.KEYS')}</p>
    </div>
  )
}
