import type { WidgetProps } from '@rjsf/utils'
import { ImageField } from '@portico/admin/images/ImageField'
import { avatarShape } from '@portico/core/ui/media/crop/imageRules'

/** The doctor's photograph. */
export default function PhotoField({ name, value, onChange }: WidgetProps) {
  return <ImageField name={name} value={value} onChange={onChange} shape={avatarShape} />
}
