import type { WidgetProps } from '@rjsf/utils'
import { ImageField } from '@portico/admin/images/ImageField'
import { bannerShape } from '@portico/core/ui/media/crop/imageRules'

/** The banner of the doctor's profile. */
export default function BannerField({ name, value, onChange }: WidgetProps) {
  return <ImageField name={name} value={value} onChange={onChange} shape={bannerShape} />
}
