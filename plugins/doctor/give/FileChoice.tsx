import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { Icon } from '@portico/core/ui/media/Icon'
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
    <div className="stack stack-2">
      <p className="strong">{t('DOCTOR.GIVE.FILE')}</p>
      {file ? (
        <div className="row doctor-file">
          <Icon name="file-text" />
          <span className="grow">{file.name}</span>
          <IconButton
            icon="x"
            label={t('DOCTOR.GIVE.REMOVE', { name: file.name })}
            onClick={() => onChoose(null)}
          />
        </div>
      ) : (
        <label className={buttonClass({ variant: 'secondary' }, 'doctor-choose')}>
          <Icon name="upload" size="s" />
          {t(kind === 'receipt' ? 'DOCTOR.GIVE.CHOOSE_PDF' : 'DOCTOR.GIVE.CHOOSE')}
          <input
            className="visually-hidden"
            type="file"
            accept={accepted[kind]}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onChange={({ target }) => {
              onChoose(target.files?.[0] ?? null)
              // The same file may be chosen again.
              target.value = ''
            }}
          />
        </label>
      )}
      {error && (
        <p className="field-error" id={errorId} role="alert">
          <Icon name="circle-alert" size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
