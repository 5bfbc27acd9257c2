import { useText } from '@portico/core/i18n/useText'
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import type { Video, VideoCue } from '@schemas/generated/entities'
import { useTenant } from '@portico/core/tenant/useTenant'
import { cx } from '@portico/core/ui/cx'
import { thumbnailUrl } from '@portico/core/ui/media/thumbnail'
import type { TextKey } from '../texts'
import { browserPlayer, chooseSource, mediaUrl, savesData, type Chosen } from './chooseSource'
import { play, run, seek } from './commands'
import { Controls } from './Controls'
import { actionOf, type KeyAction } from './keys'
import { PlayerError } from './PlayerError'
import { playerClass } from './playerClass'
import type { PlayerSettings } from './settings'
import { useNativeCaptions } from './useNativeCaptions'
import { useOnePlayer } from './useOnePlayer'
import { usePlayback } from './usePlayback'
import { useSource } from './useSource'
import { useViewing } from './useViewing'

/** What others may do with the player. */
export interface PlayerHandle {
  /** Goes to a second and plays. */
  playAt: (seconds: number) => void
}

interface Props {
  video: Video
  /** The captions in the chosen language; empty without any. */
  cues: readonly VideoCue[]
  settings: PlayerSettings
  onSettings: (to: Partial<PlayerSettings>) => void
  /** Called with the second that is shown. */
  onTime: (seconds: number) => void
  /** Gets the addresses of the files again: they expire. */
  onExpired: () => Promise<unknown>
  /** What is offered at the end. */
  end: ReactNode
  ref: Ref<PlayerHandle>
}

/** A native video with controls of our own (decision 905). */
export function Player({ video, cues, settings, onSettings, onTime, onExpired, end, ref }: Props) {
  const t = useText<TextKey>()
  const frame = useRef<HTMLElement>(null)
  const [element, setElement] = useState<HTMLVideoElement | null>(null)
  const { api } = useTenant().addresses
  const viewing = useViewing(video.id)
  const playback = usePlayback(element, viewing.onStep)
  const file = useFile(video, settings)
  const { hasFailed, retry } = useSource({ element, file, video, ...settings, onExpired })
  useOnePlayer(element)
  useNativeCaptions(element, cues)
  useImperativeHandle(ref, () => ({
    playAt: (seconds) => {
      if (!element) return
      seek(element, seconds)
      void play(element)
    },
  }))
  const announceTime = useEffectEvent(onTime)
  useEffect(() => announceTime(playback.time), [playback.time])
  const act = (action: KeyAction) => {
    if (action.kind === 'captions') onSettings({ captions: settings.captions === 'off' ? '' : 'off' })
    else if (element) run(action, element, frame.current)
  }
  if (hasFailed || file === undefined) return <PlayerError time={playback.time} onRetry={retry} />
  return (
    // Its keys are a shorter way: each control works without them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={frame}
      className={playerClass}
      aria-label={t('PLAYER.LABEL')}
      onKeyDown={(event) => {
        const action = isOwnKey(event.target, event.key) ? undefined : actionOf(event)
        if (!action) return
        event.preventDefault()
        act(action)
      }}
    >
      {/* The captions are drawn below, and given to the browser for its own full screen. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/no-noninteractive-element-interactions */}
      <video
        ref={setElement}
        className="size-full object-contain"
        playsInline
        preload={savesData() ? 'none' : 'metadata'}
        poster={video.thumbnailId == null ? undefined : thumbnailUrl(api, video.thumbnailId, 1600)}
        onPlay={viewing.onPlay}
        onPlaying={viewing.onPlaying}
        onClick={() => act({ kind: 'play' })}
      />
      <Cue cues={cues} time={playback.time} settings={settings} />
      {playback.isEnded && end}
      <Controls
        {...{ video, playback, settings, onSettings, act }}
        onSeek={(seconds) => element && seek(element, seconds)}
      />
    </section>
  )
}

/** What to play; undefined where the browser plays nothing of it. */
function useFile(video: Video, { quality }: PlayerSettings): Chosen | undefined {
  const { api } = useTenant().addresses
  const [player] = useState(() => browserPlayer())
  const source = chooseSource(video, quality, player)
  const url = source && mediaUrl(api, source.url)
  return source && url ? { url, isFed: source.isFed } : undefined
}

/** In the sizes and looks that people choose. */
const cueClass = cx(
  'absolute inset-x-0 bottom-22 w-fit max-w-[88%] mx-auto py-0.5 px-3 rounded-[4px] bg-[rgb(0_0_0/82%)] text-base/[1.4] text-center text-[#fff] pointer-events-none desk:text-lg',
  'data-[size=large]:text-xl desk:data-[size=large]:text-[1.625rem] data-[size=huge]:text-2xl desk:data-[size=huge]:text-[2.125rem]',
  'data-[look=light]:bg-[rgb(255_255_255/92%)] data-[look=light]:text-[#05090a]',
  'data-[look=none]:bg-transparent data-[look=none]:[text-shadow:0_0_3px_#000,0_0_6px_#000,0_1px_2px_#000]',
)

/** The caption of this second. Screen readers hear the video itself, and read the text beside it. */
function Cue({ cues, time, settings }: Pick<Props, 'cues' | 'settings'> & { time: number }) {
  const cue = cues.find(({ start, end }) => time >= start && time < end)
  if (!cue || settings.captions === 'off') return null
  return (
    <p className={cueClass} data-cue data-size={settings.size} data-look={settings.look} aria-hidden="true">
      {cue.text}
    </p>
  )
}

/** Whether a control uses the key itself: a list its letters, a button Space. */
const isOwnKey = (target: EventTarget, key: string): boolean =>
  target instanceof Element &&
  (target.closest('select') !== null || (key === ' ' && target.closest('button') !== null))
