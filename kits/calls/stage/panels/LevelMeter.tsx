import { useEffect, useState } from 'react'
import { listen } from '../../media/listen'
import { useCallText } from '../../texts'

const BARS = 12
/** The level from which somebody is heard. */
const HEARD = 0.05

/** The level of the microphone, also while it is muted: nothing of it is sent. */
export function LevelMeter({ microphone }: { microphone: MediaStreamTrack }) {
  const t = useCallText()
  const level = useLevel(microphone)
  const lit = Math.round(level * BARS)
  return (
    <div className="stack gap-1">
      <div className="flex gap-[3px]" aria-hidden="true">
        {Array.from({ length: BARS }, (_, bar) => (
          <i
            key={bar}
            className="flex-1 h-3 rounded-[2px] bg-line data-lit:bg-success"
            data-lit={bar < lit ? '' : undefined}
          />
        ))}
      </div>
      <p className="text-sm text-muted">
        <span className="sr-only">{t(level > HEARD ? 'CALL.LEVEL_HEARD' : 'CALL.LEVEL_SILENT')}</span>{' '}
        {t('CALL.LEVEL_HINT')}
      </p>
    </div>
  )
}

function useLevel(microphone: MediaStreamTrack): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return undefined
    const heard = microphone.clone()
    heard.enabled = true
    const stop = listen(heard, setLevel)
    return () => {
      stop()
      heard.stop()
    }
  }, [microphone])
  return level
}
