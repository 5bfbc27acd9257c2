import { useText } from '@portico/core/i18n/useText'
import { useId, useRef, useState } from 'react'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Button } from '@portico/core/ui/actions/Button'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { imageTypes } from '@portico/core/ui/media/crop/imageRules'
import { usePictureFile } from '@portico/core/ui/media/crop/CropDialog'
import { FileButton } from '@portico/core/ui/actions/FileButton'
import type { PersonalDataForm } from '../data/usePersonalData'
import { PhotoCrop } from './PhotoCrop'
import { RemovePhoto } from './RemovePhoto'
import { useSavePhoto } from './useSavePhoto'
import type { TextKey } from '../texts'

/** The photo of a person: chosen, cropped and saved at once, apart from the other data. */
export function Photo({ form }: { form: PersonalDataForm }) {
  const t = useText<TextKey>()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { user, isBusy, hasFailed, save } = useSavePhoto(form)
  const { opened, rejection, open, close } = usePictureFile()
  const [isRemoving, setIsRemoving] = useState(false)
  const hasPhoto = user.thumbnailId != null
  const name = [user.name, user.surname].filter(Boolean).join(' ')
  const removePhoto = () => {
    close()
    setIsRemoving(true)
  }
  return (
    <div className="flex gap-3 items-start">
      <Avatar size="xl" name={name} thumbnailId={user.thumbnailId} />
      <div className="stack gap-2">
        <FileButton
          icon="image-up"
          busy={isBusy}
          ref={input}
          accept={imageTypes.join(',')}
          aria-describedby={`${id}-error`}
          onChoose={open}
        >
          {t(hasPhoto ? 'PROFILE.PHOTO.CHANGE' : 'PROFILE.PHOTO.ADD')}
        </FileButton>
        {hasPhoto && (
          <Button variant="quiet" icon="trash-2" busy={isBusy} onClick={removePhoto}>
            {t('PROFILE.PHOTO.REMOVE')}
          </Button>
        )}
        <p className="text-muted text-sm">{t('PROFILE.PHOTO.NOTE')}</p>
        <FieldError
          id={`${id}-error`}
          error={
            rejection
              ? t(rejection === 'TOO_MANY_PIXELS' ? 'PROFILE.PHOTO.TOO_MANY_PIXELS' : 'PROFILE.PHOTO.FAILED')
              : undefined
          }
        />
      </div>
      {opened && (
        <PhotoCrop
          key={opened.id}
          picture={opened.picture}
          hasFailed={hasFailed}
          onUse={async (file) => {
            if (await save(file)) close()
          }}
          onOther={() => input.current?.click()}
          onRemove={hasPhoto ? removePhoto : undefined}
          onClose={close}
        />
      )}
      <RemovePhoto isOpen={isRemoving} onClose={() => setIsRemoving(false)} {...{ hasFailed, save }} />
    </div>
  )
}
