import { useText } from '@portico/core/i18n/useText'
import { useRef } from 'react'
import type { Video } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { MenuButton } from '@portico/core/ui/actions/MenuButton'
import { cx } from '@portico/core/ui/cx'
import { Icon } from '@portico/core/ui/media/Icon'
import type { MarkList } from '../marks/patch'
import { useMarks } from '../marks/useMarks'
import { Impression } from '../reports/Impression'
import type { TextKey } from '../texts'
import { useVideoTitle } from '../videoTitle'
import { MarkedText } from './MarkedText'
import { Moments } from './Moments'
import { Thumb } from './Thumb'
import { VideoLink } from './VideoLink'

interface Props {
  video: Video
  /** Heading level; default 2. */
  level?: 2 | 3
  /** The list that the card is part of: taken out, a video stays until the page is left, so that it can be put back. */
  markList?: MarkList | undefined
  /** Words to mark in the title. */
  term?: string | undefined
  /** Leaves the menu out, where there is little room. */
  isBrief?: boolean
}

/** A video: the poster above its title, or beside it in rows and in the grid of a phone. */
export const videoClass = cx(
  'group/vid relative grid content-start gap-2',
  'in-data-[layout=rows]:grid-cols-[7.5rem_minmax(0,1fr)] in-data-[layout=rows]:gap-3',
  'max-desk:in-data-[layout=grid]:grid-cols-[8.75rem_minmax(0,1fr)] max-desk:in-data-[layout=grid]:items-start max-desk:in-data-[layout=grid]:gap-x-3',
)

/** The link covers its card and shows its focus around it. */
const linkClass = cx(
  'text-inherit no-underline group-hover/vid:underline [&:focus-visible]:[outline:none]',
  "[&::after]:absolute [&::after]:inset-0 [&::after]:[content:'']",
  '[&:focus-visible::after]:rounded-control [&:focus-visible::after]:[outline:3px_solid_var(--focus)] [&:focus-visible::after]:outline-offset-4',
)

/** A video in a list. */
export function VideoCard({ video, level = 2, markList, term, isBrief = false }: Props) {
  const t = useText<TextKey>()
  const titleOf = useVideoTitle()
  const card = useRef<HTMLElement>(null)
  const { id, owner, isLocked, isFavorite } = video
  const Heading = `h${level}` as const
  return (
    <article ref={card} className={videoClass}>
      <Thumb video={video} />
      <Impression card={card} videoId={video.id} />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 items-start">
        <div>
          <Heading className="text-base/[1.35] font-strong [&_mark]:bg-brand-soft [&_mark]:text-inherit">
            <VideoLink id={id} className={linkClass}>
              <MarkedText text={titleOf(video)} term={term} />
            </VideoLink>
          </Heading>
          <p className="text-sm/[1.4] flex flex-wrap gap-y-0 gap-x-2 items-center text-muted [&>span]:inline-flex [&>span]:gap-1 [&>span]:items-center">
            {owner && <span>{owner.fullName}</span>}
            <span>
              <Icon name="thumbs-up" size="xs" />
              <span>{video.likesCounter}</span>
              <span className="sr-only"> {t('ADVICES.LIKES')}</span>
            </span>
            {isFavorite && markList !== 'favorites' && (
              <span className="text-brand font-semibold [&_svg]:fill-current">
                <Icon name="heart" size="xs" />
                <span>{t('ADVICES.FAVORITE')}</span>
              </span>
            )}
            {isLocked && <span className="basis-full text-body font-semibold">{t('ADVICES.LOCKED')}</span>}
          </p>
          <Moments video={video} term={term} />
          {markList && <Removed video={video} markList={markList} />}
        </div>
        {!isLocked && !isBrief && <Actions video={video} />}
      </div>
    </article>
  )
}

function Actions({ video }: { video: Video }) {
  const t = useText<TextKey>()
  const titleOf = useVideoTitle()
  const { toggleFavorite, toggleWatchLater } = useMarks(video)
  return (
    <MenuButton
      className="relative z-1 -mt-1.5 -me-2 max-desk:in-data-[layout=grid]:-mt-2.5 max-desk:in-data-[layout=grid]:-me-3 max-desk:in-data-[layout=grid]:-ms-1"
      label={t('ADVICES.ACTIONS', { title: titleOf(video) })}
      items={[
        {
          id: 'favorite',
          icon: 'heart',
          label: t(video.isFavorite ? 'ADVICES.REMOVE_FAVORITE' : 'ADVICES.ADD_FAVORITE'),
          onAction: () => void toggleFavorite(),
        },
        {
          id: 'later',
          icon: 'clock',
          label: t(video.isWatchLater ? 'ADVICES.REMOVE_LATER' : 'ADVICES.ADD_LATER'),
          onAction: () => void toggleWatchLater(),
        },
      ]}
    />
  )
}

/** That a video was taken out of the list, and how to put it back. */
function Removed({ video, markList }: { video: Video; markList: MarkList }) {
  const t = useText<TextKey>()
  const { toggleFavorite, toggleWatchLater } = useMarks(video)
  const isFavorites = markList === 'favorites'
  if (isFavorites ? video.isFavorite : video.isWatchLater) return null
  return (
    <div className="relative z-1 flex flex-wrap gap-2 items-center">
      <output className="text-sm">
        {t(isFavorites ? 'ADVICES.REMOVED_FAVORITE' : 'ADVICES.REMOVED_LATER')}
      </output>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => void (isFavorites ? toggleFavorite() : toggleWatchLater())}
      >
        {t('ADVICES.UNDO')}
      </Button>
    </div>
  )
}
