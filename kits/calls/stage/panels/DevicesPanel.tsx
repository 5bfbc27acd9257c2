import type { MediaState } from '../../media/LocalMedia'
import { ChooseDevices } from '../../session/ChooseDevices'
import { callSession } from '../../session/useCallSession'
import { useCallText } from '../../texts'
import { LevelMeter } from './LevelMeter'
import { Panel } from './Panel'

/** Camera, microphone and speaker beside their buttons, with the level of the microphone. */
export function DevicesPanel({ media, onClose }: { media: MediaState; onClose: () => void }) {
  const t = useCallText()
  return (
    <Panel title={t('CALL.DEVICES')} onClose={onClose}>
      {media.microphone && <LevelMeter microphone={media.microphone} />}
      <ChooseDevices onChange={() => void callSession.devices.reopen()} />
      <p className="text-sm text-muted text-pretty">{t('CALL.DEVICES_HINT')}</p>
    </Panel>
  )
}
