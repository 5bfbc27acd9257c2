import { useText } from '@portico/core/i18n/useText'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { FieldError } from '@portico/core/ui/forms/Field'
import { MAX_BYTES, type ChosenAttachment } from './attachment'
import { AttachmentFacts } from './AttachmentFacts'
import { fileSize } from './fileSize'
import type { TextKey } from '../texts'

interface Props {
  file: ChosenAttachment
  errorId: string
  onRemove: () => void
}

/** The file that is sent with the message, or why it cannot be. */
export function ChosenFile({ file: { file, refusal }, errorId, onRemove }: Props) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const sizes = { size: fileSize(file.size, language), max: fileSize(MAX_BYTES, language) }
  return (
    <div className="grid gap-2 justify-items-start">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 min-w-56 min-h-tap py-2 px-3 hairline rounded-control bg-raised text-body text-start [&_.progress]:col-span-full [&>svg]:text-brand">
        <AttachmentFacts name={file.name} size={file.size} />
        <IconButton icon="x" size="s" label={t('CHAT.REMOVE_FILE', { name: file.name })} onClick={onRemove} />
      </div>
      {refusal && <FieldError id={errorId} error={t(refusal, sizes)} role="alert" />}
    </div>
  )
}
