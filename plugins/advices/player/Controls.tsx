import { useText } from '@portico/core/i18n/useText'
import { useId, useRef, useState, type CSSProperties } from 'react'
import type { Video } from '@schemas/generated/entities'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import type { TextKey } from '../texts'
import { formatPosition, formatLength } from '../time'
import type { KeyAction } from './keys'
import { SettingsPanel } from './SettingsPanel'
import type { PlayerSettings } from './settings'
import type { Playback } from './usePlayback'

interface Props {
  video: Video
  playback: Playback
  settings: PlayerSettings
  onSettings: (to: Partial<PlayerSettings>) => void
  act: (action: KeyAction) => void
  onSeek: (seconds: number) => void
}

/** The controls of the player. */
export function Controls({ video, playback, settings, onSettings, act, onSeek }: Props) {
  const t = useText<TextKey>()
  const panel = useId()
  const [isOpen, setIsOpen] = useState(false)
  const settingsButton = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    settingsButton.current?.focus()
  }
  const { isPlaying, isMuted, time } = playback
  const hasCaptions = (video.captions ?? []).length > 0
  return (
    <div className="absolute top-auto bottom-0 inset-x-0 grid pt-6 pb-1 px-2 [background:linear-gradient(transparent,rgb(0_0_0/62%)_35%,rgb(0_0_0/86%))] text-[#fff]">
      {isOpen && <SettingsPanel {...{ video, settings, onSettings }} id={panel} onClose={close} />}
      <Seek {...{ video, time, onSeek }} />
      <div className="flex gap-1 items-center [&_.btn-icon]:text-[#fff] [&_.btn-icon:hover]:bg-[rgb(255_255_255/18%)] [&_.btn-icon[aria-pressed='true']]:[box-shadow:inset_0_-3px_0_var(--accent)]">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'PLAYER.PAUSE' : 'PLAYER.PLAY')}
          onClick={() => act({ kind: 'play' })}
        />
        <IconButton
          icon={isMuted ? 'volume-x' : 'volume-2'}
          label={t(isMuted ? 'PLAYER.SOUND' : 'PLAYER.MUTE')}
          onClick={() => act({ kind: 'sound' })}
        />
        <span className="me-auto ps-2 text-sm/normal font-semibold figures">
          {formatPosition(time)} / {formatPosition(video.duration)}
        </span>
        {hasCaptions && (
          <IconButton
            icon="captions"
            label={t('PLAYER.CAPTIONS')}
            aria-pressed={settings.captions !== 'off'}
            onClick={() => act({ kind: 'captions' })}
          />
        )}
        <IconButton
          ref={settingsButton}
          icon="settings"
          label={t('PLAYER.SETTINGS')}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        />
        {document.pictureInPictureEnabled && (
          <IconButton
            icon="picture-in-picture-2"
            label={t('PLAYER.PICTURE')}
            onClick={() => act({ kind: 'picture' })}
          />
        )}
        <IconButton icon="maximize" label={t('PLAYER.FULL')} onClick={() => act({ kind: 'full' })} />
      </div>
    </div>
  )
}

/** The position, with a mark at each chapter. */
function Seek({ video, time, onSeek }: Pick<Props, 'video' | 'onSeek'> & { time: number }) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  const { duration, chapters = [] } = video
  const chapter = chapters.findLast(({ start }) => start <= time)?.title
  const text = t('PLAYER.POSITION_TEXT', {
    time: formatLength(time, language, 'long'),
    duration: formatLength(duration, language, 'long'),
  })
  return (
    <div className="relative grid">
      <ChapterMarks chapters={chapters} duration={duration} />
      <input
        className="w-full h-6 accent-accent cursor-pointer"
        type="range"
        aria-label={t('PLAYER.POSITION')}
        aria-valuetext={chapter ? `${text}, ${chapter}` : text}
        min={0}
        max={duration}
        step={1}
        value={Math.min(Math.floor(time), duration)}
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  )
}

/** Where chapters begin, but the first. The text of the range says the same. */
function ChapterMarks({ chapters, duration }: Required<Pick<Video, 'chapters'>> & { duration: number }) {
  return chapters
    .filter(({ start }) => start > 0 && start < duration)
    .map(({ start }) => (
      <span
        key={start}
        className="absolute inset-y-1.5 start-[calc(0.5rem_+_(100%_-_1rem)_*_var(--at)_-_1px)] w-[3px] rounded-[1px] bg-[#fff] pointer-events-none z-1"
        aria-hidden="true"
        style={{ '--at': start / duration } as CSSProperties}
      />
    ))
}
