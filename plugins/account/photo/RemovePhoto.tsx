import { useText } from '@portico/core/i18n/useText'
import { useId } from 'react'
import { FieldError } from '@portico/core/ui/forms/Field'
import { ConfirmDialog } from '@portico/core/ui/overlays/ConfirmDialog'
import type { TextKey } from '../texts'

interface Props {
  isOpen: boolean
  onClose: () => void
  /** Whether the last attempt to save failed. */
  hasFailed: boolean
  /** Removes the photo at the server. Resolves to whether that succeeded. */
  save: (file: null) => Promise<boolean>
}

/** Asks before the photo of a person is removed. */
export function RemovePhoto({ isOpen, onClose, hasFailed, save }: Props) {
  const t = useText<TextKey>()
  const id = useId()
  return (
    <ConfirmDialog
      title={t('PROFILE.PHOTO.REMOVE_TITLE')}
      isOpen={isOpen}
      onClose={onClose}
      confirm={t('PROFILE.PHOTO.REMOVE')}
      confirmBusy={t('PROFILE.PHOTO.SAVING')}
      keep={t('PROFILE.PHOTO.KEEP')}
      onConfirm={async () => {
        if (!(await save(null))) throw new Error('The photo is not removed')
      }}
    >
      <p>{t('PROFILE.PHOTO.REMOVE_TEXT')}</p>
      <FieldError id={id} error={hasFailed ? t('PROFILE.PHOTO.NOT_SAVED') : undefined} />
    </ConfirmDialog>
  )
}
