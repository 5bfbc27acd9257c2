import { useText } from '@portico/core/i18n/useText'
import { Icon } from '@portico/core/ui/media/Icon'
import { iconButtonClass } from '@portico/core/ui/actions/IconButton'
import { accept, refusalOf, type ChosenAttachment } from './attachment'
import type { TextKey } from '../texts'

/** The button that chooses a file to send. */
export function AttachField({ onChoose }: { onChoose: (chosen: ChosenAttachment) => void }) {
  const t = useText<TextKey>()
  return (
    <label
      className={iconButtonClass(
        'size-12 relative cursor-pointer focus-within:[outline:3px_solid_var(--focus)] focus-within:[outline-offset:2px]',
      )}
    >
      <span className="sr-only">{t('CHAT.ATTACH')}</span>
      <Icon name="paperclip" />
      <input
        className="sr-only"
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onChoose({ file, refusal: refusalOf(file) })
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </label>
  )
}
