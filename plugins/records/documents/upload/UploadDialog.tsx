import { useText } from '@portico/core/i18n/useText'
import { useRef, useState } from 'react'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { Icon, type IconName } from '@portico/core/ui/media/Icon'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { choiceClass } from '@portico/core/ui/forms/choiceClass'
import { acceptedTypes } from './checkFile'
import type { TextKey } from '../../texts'

interface Props {
  isOpen: boolean
  onClose: () => void
  onFiles: (files: readonly File[]) => void
  takesSpreadsheets: boolean
}

const PagesDialog = lazyDialog('pages', () => import('../pages/PagesDialog'))

/** Asks what to upload: a photo of the camera, photos, several pages as one PDF, or files. */
export function UploadDialog({ isOpen, onClose, onFiles, takesSpreadsheets }: Props) {
  const [isMaking, setIsMaking] = useState(false)
  const close = () => {
    setIsMaking(false)
    onClose()
  }
  const take = (files: readonly File[]) => {
    onFiles(files)
    close()
  }
  if (isOpen && isMaking) return <PagesDialog onClose={close} onFile={(file) => take([file])} />
  return (
    <Choice
      {...{ isOpen, takesSpreadsheets }}
      onClose={close}
      onFiles={take}
      onPages={() => setIsMaking(true)}
    />
  )
}

function Choice({ isOpen, onClose, onFiles, onPages, takesSpreadsheets }: Props & { onPages: () => void }) {
  const t = useText<TextKey>()
  return (
    <Dialog
      wide
      title={t('RECORDS.UPLOAD_TITLE')}
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <Button variant="quiet" onClick={onClose}>
          {t('RECORDS.CANCEL')}
        </Button>
      }
    >
      <div className="desk:hidden stack gap-3">
        <Source icon="image-up" label={t('RECORDS.TAKE_PHOTO')} accept="image/*" camera onFiles={onFiles} />
        <Source icon="image" label={t('RECORDS.CHOOSE_PHOTOS')} accept="image/*" onFiles={onFiles} />
      </div>
      <Source
        icon="file-text"
        label={t('RECORDS.CHOOSE_FILES')}
        accept={acceptedTypes(takesSpreadsheets)}
        onFiles={onFiles}
      />
      <Pages onPages={onPages} />
      <p className="text-sm text-muted max-desk:hidden">{t('RECORDS.DROP_HINT')}</p>
      <p className="text-sm text-muted">
        {t(takesSpreadsheets ? 'RECORDS.LIMITS_SHEETS' : 'RECORDS.LIMITS')}
      </p>
      <Notice icon="eye">{t('RECORDS.WHO_SEES')}</Notice>
    </Dialog>
  )
}

/** Makes one PDF of several photos; a browser that cannot draw them says what else there is. */
function Pages({ onPages }: { onPages: () => void }) {
  const t = useText<TextKey>()
  if (!('OffscreenCanvas' in globalThis))
    return <p className="text-sm text-muted">{t('RECORDS.PAGES_NOT_HERE')}</p>
  return (
    <button type="button" className={choiceClass} onClick={onPages}>
      <Icon name="camera" />
      <span className="grid text-start">
        <span className="font-strong">{t('RECORDS.PAGES_START')}</span>
        <span className="text-sm text-muted">{t('RECORDS.PAGES_START_HINT')}</span>
      </span>
    </button>
  )
}

interface SourceProps {
  icon: IconName
  label: string
  accept: string
  camera?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that opens a file dialog or the camera. */
function Source({ icon, label, accept, camera = false, onFiles }: SourceProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={choiceClass} onClick={() => input.current?.click()}>
        <Icon name={icon} />
        <span className="font-strong">{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!camera}
        aria-label={label}
        accept={accept}
        {...(camera && { capture: 'environment' })}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
    </>
  )
}
