import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { IdentitySide } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { FieldError } from '@portico/core/ui/forms/Field'
import { FileButton } from '@portico/core/ui/actions/FileButton'
import { Camera } from './Camera'
import { pictureTypes, preparePicture } from './preparePicture'
import { Preview } from './Preview'
import { useTakenPicture } from './useTakenPicture'
import type { PictureRefusal } from './useSandbox'
import type { TextKey } from '../texts'

interface Props {
  side: IdentitySide
  /** Sends the picture. Resolves to the text key of why it was refused, or to null. */
  onSend: (file: File) => Promise<PictureRefusal | null>
  /** Continues without this picture. */
  onSkip?: (() => void) | undefined
}

/** Takes one picture, by camera or as a file, and shows it before it is sent. */
export function PictureStep({ side, onSend, onSkip }: Props) {
  const t = useText<TextKey>()
  const [isCameraOpen, setIsCameraOpen] = useState(false)
  const { capture, problem, take, clear } = useTakenPicture()
  const errorId = `identity-${side}-error`
  const use = (picture: Promise<File>) => {
    setIsCameraOpen(false)
    take(picture)
  }
  if (capture)
    return <Preview address={capture.address} onSend={() => onSend(capture.file)} onAgain={clear} />
  if (isCameraOpen)
    return (
      <Camera
        facing={side === 'face' ? 'user' : 'environment'}
        onPicture={use}
        onClose={() => setIsCameraOpen(false)}
      />
    )
  return (
    <div className="stack gap-3">
      <div className="flex items-center gap-3 flex-wrap">
        <Button icon="camera" onClick={() => setIsCameraOpen(true)}>
          {t('IDENTITY.CAMERA.OPEN')}
        </Button>
        <FileButton
          icon="image-up"
          accept={pictureTypes.join(',')}
          aria-describedby={errorId}
          onChoose={(chosen) => use(preparePicture(chosen))}
        >
          {t('IDENTITY.FILE')}
        </FileButton>
        {onSkip && (
          <Button variant="quiet" onClick={onSkip}>
            {t('IDENTITY.PASSPORT')}
          </Button>
        )}
      </div>
      <FieldError id={errorId} error={problem ? t(`IDENTITY.PICTURE.${problem}`) : undefined} />
    </div>
  )
}
