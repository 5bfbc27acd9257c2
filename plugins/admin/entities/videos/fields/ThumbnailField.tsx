import type { WidgetProps } from '@rjsf/utils'
import { ImageField } from '@portico/admin/images/ImageField'
import type { ImageShape } from '@portico/core/ui/media/crop/imageRules'

/** The size of the player. */
const thumbnail: ImageShape = { kind: 'banner', width: 1280, height: 720 }

/** The poster of a video. */
export default function ThumbnailField({ name, value, onChange }: WidgetProps) {
  return (
    <div className="[--frame-width:16rem] [--frame-ratio:16/9]">
      <ImageField name={name} value={value} onChange={onChange} shape={thumbnail} />
    </div>
  )
}
