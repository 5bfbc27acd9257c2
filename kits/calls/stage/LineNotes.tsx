import { Button } from '@portico/core/ui/actions/Button'
import { callSession } from '../session/useCallSession'
import { useCallText } from '../texts'
import { Note } from './Note'

/** The system has taken the devices away: a telephone call, or another program. */
export function Interrupted() {
  const t = useCallText()
  return (
    <Note
      icon="phone"
      title={t('CALL.INTERRUPTED')}
      action={
        <div>
          <Button variant="on-deep" size="sm" onClick={() => void callSession.devices.reopen()}>
            {t('CALL.TRY_DEVICES')}
          </Button>
        </div>
      }
    >
      {t('CALL.INTERRUPTED_TEXT')}
    </Note>
  )
}

/** The line has been poor for a while: sound alone is offered, never imposed. */
export function SoundOffer() {
  const t = useCallText()
  return (
    <Note
      icon="signal-low"
      title={t('CALL.POOR_LINE')}
      action={
        <div className="flex items-center gap-3 flex-wrap">
          <Button
            variant="on-deep"
            size="sm"
            icon="volume-2"
            onClick={() => {
              callSession.room?.keepPicture()
              callSession.devices.setSoundOnly(true)
            }}
          >
            {t('CALL.SOUND_ONLY')}
          </Button>
          <Button variant="on-deep" size="sm" onClick={() => callSession.room?.keepPicture()}>
            {t('CALL.KEEP_PICTURE')}
          </Button>
        </div>
      }
    >
      {t('CALL.POOR_LINE_TEXT')}
    </Note>
  )
}

/** A side has chosen to go on without pictures; either brings them back. */
export function SoundOnly() {
  const t = useCallText()
  return (
    <Note
      icon="volume-2"
      title={t('CALL.SOUND_ONLY_ON')}
      action={
        <div>
          <Button
            variant="on-deep"
            size="sm"
            icon="video"
            onClick={() => callSession.devices.setSoundOnly(false)}
          >
            {t('CALL.PICTURE_AGAIN')}
          </Button>
        </div>
      }
    >
      {t('CALL.SOUND_ONLY_TEXT')}
    </Note>
  )
}
