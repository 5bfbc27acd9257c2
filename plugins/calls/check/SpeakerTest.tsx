import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { Button } from '@portico/core/ui/actions/Button'
import { readChosenDevices } from '@portico/calls/media/chosenDevices'
import { playRing } from '../ringing/useTone'
import type { TextKey } from '../texts'

/** Plays the tone of a call, and asks whether the person hears it. */
export function SpeakerTest({ onAnswer }: { onAnswer: (isHeard: boolean) => void }) {
  const t = useText<TextKey>()
  const [isPlayed, setIsPlayed] = useState(false)
  const play = async () => {
    const audio = new AudioContext()
    const { speaker } = readChosenDevices()
    if (speaker && 'setSinkId' in audio)
      await (audio.setSinkId as (id: string) => Promise<void>)(speaker).catch(() => undefined)
    playRing(audio)
    setIsPlayed(true)
    setTimeout(() => void audio.close().catch(() => undefined), 2000)
  }
  return (
    <div className="flex items-center gap-3 flex-wrap">
      <Button variant="secondary" size="sm" onClick={() => void play()}>
        {t(isPlayed ? 'CALLS.CHECK.PLAY_AGAIN' : 'CALLS.CHECK.PLAY')}
      </Button>
      {isPlayed && (
        <>
          <Button size="sm" onClick={() => onAnswer(true)}>
            {t('CALLS.CHECK.HEARD')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onAnswer(false)}>
            {t('CALLS.CHECK.NOT_HEARD')}
          </Button>
        </>
      )}
    </div>
  )
}
