import { useText } from '@portico/core/i18n/useText'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../../texts'

interface Props {
  /** Whether the document has no page yet. */
  isFirst: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes a photo of the next page on a phone, or chooses photos. */
export function PhotoSources({ isFirst, onFiles }: Props) {
  const t = useText<TextKey>()
  return (
    <div className="flex flex-wrap gap-3">
      <div className="desk:hidden">
        <PhotoButton
          icon="camera"
          label={t(isFirst ? 'RECORDS.PAGES_TAKE' : 'RECORDS.PAGES_TAKE_NEXT')}
          camera
          onFiles={onFiles}
        />
      </div>
      <PhotoButton icon="image" label={t('RECORDS.PAGES_CHOOSE')} onFiles={onFiles} />
    </div>
  )
}

interface ButtonProps {
  icon: IconName
  label: string
  camera?: boolean
  onFiles: (files: readonly File[]) => void
}

function PhotoButton({ icon, label, camera = false, onFiles }: ButtonProps) {
  return (
    <label className={buttonClass({ variant: 'secondary' }, 'focus-within:[outline:3px_solid_var(--focus)]')}>
      <Icon name={icon} size="s" />
      <span>{label}</span>
      <input
        className="sr-only"
        type="file"
        multiple={!camera}
        accept="image/*,.heic,.heif,.tif,.tiff"
        {...(camera && { capture: 'environment' })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}
