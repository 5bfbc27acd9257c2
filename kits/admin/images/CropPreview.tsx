import { Icon } from '@portico/core/ui/media/Icon'
import { CropAvatar, CropCanvas, type CropView } from '@portico/core/ui/media/crop/CropDialog'
import type { ImageShape } from '@portico/core/ui/media/crop/imageRules'
import { useAdminText } from '../texts'

interface Props extends CropView {
  shape: ImageShape
}

const avatarWidths = [104, 48, 34] as const
const bannerWidth = 448

/** Previews of the crop in the sizes of the portal, and whether it has enough pixels. */
export function CropPreview({ picture, crop, shape }: Props) {
  const t = useAdminText()
  const isSharp = crop.width >= shape.width
  const size = { width: Math.round(crop.width), height: Math.round(crop.height) }
  return (
    <div className="grid content-start gap-3.5">
      <p className="font-strong">{t('ADMIN.IMAGES.PREVIEW')}</p>
      {shape.kind === 'banner' ? (
        <CropCanvas
          {...{ picture, crop }}
          width={bannerWidth}
          height={Math.round((bannerWidth * shape.height) / shape.width)}
          className="w-full h-auto rounded-control"
        />
      ) : (
        <div className="flex gap-3 items-start">
          {avatarWidths.map((width) => (
            <CropAvatar key={width} {...{ picture, crop }} width={width} />
          ))}
        </div>
      )}
      <p
        className="flex gap-2 [&_svg]:flex-none [&_svg]:text-success [&[data-small]_svg]:text-warning"
        data-small={!isSharp || undefined}
      >
        <Icon name={isSharp ? 'circle-check' : 'triangle-alert'} size="s" />
        <span>{t(isSharp ? 'ADMIN.IMAGES.SHARP' : 'ADMIN.IMAGES.SMALL', size)}</span>
      </p>
      <p className="max-desk:hidden text-muted">{t('ADMIN.IMAGES.KEYS')}</p>
    </div>
  )
}
