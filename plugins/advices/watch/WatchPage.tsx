import { useText } from '@portico/core/i18n/useText'
import { useRef, useState } from 'react'
import type { Video } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { formatNumericDate } from '@portico/core/format/dates'
import { Icon } from '@portico/core/ui/media/Icon'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { BackToVideos } from '../list/BackToVideos'
import { Player, type PlayerHandle } from '../player/Player'
import { readSettings, writeSettings, type PlayerSettings } from '../player/settings'
import type { TextKey } from '../texts'
import { formatLength } from '../time'
import { useVideoTitle } from '../videoTitle'
import { Chapters } from './Chapters'
import { MarkButtons } from './MarkButtons'
import { Owner } from './Owner'
import { RelatedVideos } from './RelatedVideos'
import { TagLinks } from './TagLinks'
import { Transcript } from './Transcript'
import { UpNext } from './UpNext'

const noCues: never[] = []

/** A video with its chapters, its text, its presenter and what to watch next. */
export function WatchPage({ video, reload }: { video: Video; reload: () => Promise<unknown> }) {
  const player = useRef<PlayerHandle>(null)
  const [settings, setSettings] = useState(readSettings)
  const [time, setTime] = useState(0)
  const { language } = useLanguage()
  const shown = captionLanguage(video, settings, language)
  const cues = useApi(
    'GET api/videos/{id}/captions/{language}',
    shown === undefined
      ? null
      : { capability: 'videoProgress', params: { id: video.id, language: shown }, quiet: true },
  )
  const onSettings = (to: Partial<PlayerSettings>) => {
    const next = { ...settings, ...to }
    setSettings(next)
    writeSettings(next)
  }
  const playAt = (seconds: number) => player.current?.playAt(seconds)
  const lines = cues.data ?? noCues
  return (
    <div className="stack gap-3">
      <BackToVideos />
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_19rem] desk:items-start">
        <div className="stack gap-5">
          <Player
            ref={player}
            {...{ video, settings, onSettings, cues: lines }}
            onTime={setTime}
            onExpired={reload}
            end={<UpNext id={video.id} />}
          />
          <About video={video} />
          <Chapters video={video} time={time} onChoose={playAt} />
          {shown !== undefined && <Transcript source={cues} time={time} onChoose={playAt} />}
          {video.description && <p className="text-pretty">{video.description}</p>}
          <TagLinks tags={video.tags} />
        </div>
        <div className="stack gap-5">
          {video.owner && <Owner owner={video.owner} />}
          <RelatedVideos id={video.id} />
        </div>
      </div>
    </div>
  )
}

function About({ video }: { video: Video }) {
  const t = useText<TextKey>()
  const titleOf = useVideoTitle()
  const { language } = useLanguage()
  const { publishmentDate, duration, likesCounter } = video
  return (
    <div className="stack gap-3">
      <PageHeader title={titleOf(video)} />
      <p className="text-sm/[1.4] flex flex-wrap gap-y-0 gap-x-2 items-center text-muted [&>span]:inline-flex [&>span]:gap-1 [&>span]:items-center">
        {publishmentDate && (
          <span>
            <time dateTime={publishmentDate}>{formatNumericDate(publishmentDate)}</time>
          </span>
        )}
        <span>{formatLength(duration, language)}</span>
        <span>
          <Icon name="thumbs-up" size="xs" />
          <span>{t('ADVICES.LIKES', { count: likesCounter })}</span>
        </span>
      </p>
      <MarkButtons video={video} />
    </div>
  )
}

/** The chosen language where there are captions in it, otherwise the first that there is. They are the text too, so `off` counts as no choice. */
function captionLanguage(
  { captions = [] }: Video,
  { captions: chosen }: PlayerSettings,
  language: string,
): string | undefined {
  const wish = chosen === '' || chosen === 'off' ? language : chosen
  return captions.find((one) => one === wish) ?? captions[0]
}
