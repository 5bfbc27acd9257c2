import { useText } from '@portico/core/i18n/useText'
import { VideoLink } from '../cards/VideoLink'
import type { TextKey } from '../texts'
import { useVideoTitle } from '../videoTitle'
import { useRelated } from './useRelated'

/** At the end of a video, the related one that the person may watch next. It does not start automatically. */
export function UpNext({ id }: { id: number }) {
  const t = useText<TextKey>()
  const titleOf = useVideoTitle()
  const next = useRelated(id)?.find(({ isLocked }) => !isLocked)
  if (!next) return null
  return (
    <p className="absolute top-0 bottom-auto inset-x-0 py-3 px-4 bg-[rgb(0_0_0/82%)] text-[#fff] [&_.link]:text-[#fff]">
      {t('ADVICES.UP_NEXT')}:{' '}
      <VideoLink className="link link-underlined" id={next.id}>
        {titleOf(next)}
      </VideoLink>
    </p>
  )
}
