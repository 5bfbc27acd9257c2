import { useText } from '@portico/core/i18n/useText'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { takeFrame } from './preparePicture'
import { useCamera } from './useCamera'
import type { TextKey } from '../texts'

interface Props {
  facing: 'user' | 'environment'
  onPicture: (file: Promise<File>) => void
  onClose: () => void
}

/** The live camera with its shutter button. Without a camera it says why, and offers to choose a file. */
export function Camera({ facing, onPicture, onClose }: Props) {
  const t = useText<TextKey>()
  const { video, state } = useCamera(facing)
  const isOff = state === 'refused' || state === 'missing'
  return (
    <div className="stack gap-3">
      {isOff ? (
        <Notice tone="warning" role="alert">
          {t(state === 'refused' ? 'IDENTITY.CAMERA.REFUSED' : 'IDENTITY.CAMERA.MISSING')}
        </Notice>
      ) : (
        <video
          className="block w-full max-h-104 object-contain rounded-control bg-sunken"
          ref={video}
          muted
          playsInline
          aria-label={t('IDENTITY.CAMERA.LIVE')}
        />
      )}
      <div className="flex items-center gap-3 flex-wrap">
        {!isOff && (
          <Button
            icon="camera"
            busy={state === 'starting'}
            onClick={() => video.current && onPicture(takeFrame(video.current))}
          >
            {t('IDENTITY.CAMERA.TAKE')}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {t('IDENTITY.CAMERA.CLOSE')}
        </Button>
      </div>
    </div>
  )
}
