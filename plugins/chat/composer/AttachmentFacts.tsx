import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Icon } from '@portico/core/ui/media/Icon'
import { fileSize } from './fileSize'
import { shortName } from './attachment'

interface Props {
  name: string
  /** Bytes. */
  size?: number | null | undefined
}

/** The icon, the shortened name and the size of an attachment. */
export function AttachmentFacts({ name, size }: Props) {
  const { language } = useLanguage()
  const isPicture = /\.(jpe?g|png|gif|webp|heic|bmp|tiff?)$/i.test(name)
  return (
    <>
      <Icon name={isPicture ? 'image' : 'file-text'} />
      <span className="grid">
        <span className="sr-only">{name}</span>
        <span className="font-strong" aria-hidden="true">
          {shortName(name)}
        </span>
        {size != null && <span className="text-sm text-muted figures">{fileSize(size, language)}</span>}
      </span>
    </>
  )
}
