import type { WidgetProps } from '@rjsf/utils'
import { ImageField } from '@portico/admin/images/ImageField'
import { avatarShape } from '@portico/core/ui/media/crop/imageRules'
import { idOfPictureUrl, pictureUrl } from './pictureUrl'

/** The picture that patients see next to the specialty. */
export default function PictureField({ name, value, onChange }: WidgetProps) {
  return (
    <ImageField
      name={name}
      value={idOfPictureUrl(value)}
      onChange={(id) => onChange(id === undefined ? undefined : pictureUrl(id))}
      shape={avatarShape}
    />
  )
}
