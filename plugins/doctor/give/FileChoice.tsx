import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { Icon } from '@portico/core/ui/media/Icon'
import { FileButton } from '@portico/core/ui/actions/FileButton'
import { FieldError } from '@portico/core/ui/forms/Field'
import type { GivenKind } from './useGive'
import type { TextKey } from '../texts'

const accepted: Record<GivenKind, string> = {
  document: '.pdf,.doc,.docx,.txt,image/*',
  receipt: '.pdf,application/pdf',
}

interface Props {
  kind: GivenKind
  file: File | null
  error: string | undefined
  onChoose: (file: File | null) => void
}

/** Chooses the file that the patient gets, and shows the chosen one. */
export function FileChoice({ kind, file, error, onChoose }: Props) {
  const t = useText<TextKey>()
  const errorId = useId()
  return (
    <div className="stack gap-2">
      <p className="font-strong">{t('DOCTOR.GIVE.FILE')}</p>
      {file ? (
        <div className="flex items-center gap-3 py-2 px-4 hairline rounded-card wrap-anywhere">
          <Icon name="file-text" />
          <span className="flex-1 min-w-0">{file.name}</span>
          <IconButton
            icon="x"
            label={t('DOCTOR.GIVE.REMOVE', { name: file.name })}
            onClick={() => onChoose(null)}
          />
        </div>
      ) : (
        <FileButton
          className="relative self-start cursor-pointer focus-within:[outline:3px_solid_var(--focus)] focus-within:[outline-offset:2px]"
          icon="upload"
          accept={accepted[kind]}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChoose={onChoose}
        >
          {t(kind === 'receipt' ? 'DOCTOR.GIVE.CHOOSE_PDF' : 'DOCTOR.GIVE.CHOOSE')}
        </FileButton>
      )}
      <FieldError id={errorId} error={error} role="alert" />
    </div>
  )
}
