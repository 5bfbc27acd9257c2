import { useText } from '@portico/core/i18n/useText'
import { useEffect, useState } from 'react'
import { LocalMedia, noMedia } from '@portico/calls/media/LocalMedia'
import { ChooseDevices } from '@portico/calls/session/ChooseDevices'
import { LevelMeter } from '@portico/calls/stage/panels/LevelMeter'
import { Picture } from '@portico/calls/stage/Picture'
import type { TextKey } from '../texts'

/** Camera and microphone before the call, on this device alone: nothing is sent. */
export function DoorCheck() {
  const [run, setRun] = useState(0)
  return <Devices key={run} onAgain={() => setRun(run + 1)} />
}

function Devices({ onAgain }: { onAgain: () => void }) {
  const t = useText<TextKey>()
  const [media, setMedia] = useState(noMedia)
  useEffect(() => {
    const own = new LocalMedia(setMedia)
    void own.open(true)
    return () => own.close()
  }, [])
  return (
    <div className="stack">
      <div className="aspect-[4/3] overflow-hidden rounded-card bg-deep">
        <Picture stream={media.preview} isOwn label={t('CALLS.GUEST.CHECK')} />
      </div>
      {media.cameraProblem && <p className="text-sm">{t('CALLS.GUEST.NO_CAMERA')}</p>}
      {media.microphoneProblem && <p className="text-sm">{t('CALLS.GUEST.NO_MICROPHONE')}</p>}
      {media.microphone && <LevelMeter microphone={media.microphone} />}
      <ChooseDevices onChange={onAgain} />
    </div>
  )
}
