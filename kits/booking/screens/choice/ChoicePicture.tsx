import { useState } from 'react'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'

interface Props {
  /** The address of a picture: https, or a path of the API. */
  url: string | undefined
  /** Shown without a picture, and where it does not load. */
  icon: IconName | undefined
}

/** The picture or icon of a choice. Decorative: the name is next to it. */
export function ChoicePicture({ url, icon }: Props) {
  const { api } = useTenant().addresses
  const [broken, setBroken] = useState<string>()
  if (url && url !== broken) {
    const src = url.startsWith('/') ? api.replace(/\/$/, '') + url : url
    return (
      <img
        className="flex-none w-12 aspect-[1] object-cover rounded-control"
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(url)}
      />
    )
  }
  return icon && <Icon name={icon} className="text-brand" />
}
