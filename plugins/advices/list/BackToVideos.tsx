import { useText } from '@portico/core/i18n/useText'
import type { MouseEvent } from 'react'
import { BackLink } from '@portico/core/routing/BackLink'
import { Link, isPlain } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'
import { useOrigin, type VideoOrigin } from './videoOrigin'

/** The link back to the page that the video was opened from, at the same place; otherwise to the gallery. */
export function BackToVideos() {
  const t = useText<TextKey>()
  const origin = useOrigin()
  const label = useOriginLabel(origin)
  if (!origin) return <BackLink to="advices.videos" label={t('ADVICES.BACK')} />
  const { id, params, query, steps } = origin
  const back = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    // Back in the history, because a new entry would begin at the top of the list.
    history.go(-steps)
  }
  return (
    <Link
      className="link justify-self-start -ms-1 no-underline"
      to={id}
      params={params}
      query={query}
      onClick={back}
    >
      <Icon name="chevron-left" size="s" />
      <span>{label}</span>
    </Link>
  )
}

/** The name of the page that one comes back to. */
function useOriginLabel(origin: VideoOrigin | undefined): string {
  const t = useText<TextKey>()
  switch (origin?.id) {
    case 'advices.favorites':
      return t('ADVICES.FAVORITES')
    case 'advices.watchLater':
      return t('ADVICES.WATCH_LATER')
    case 'advices.category':
      return t('ADVICES.BACK_CATEGORY')
    case 'advices.tag':
      return origin.params['tagName'] ?? t('ADVICES.BACK_CATEGORY')
    case 'advices.result':
      return t('ADVICES.BACK_RESULTS', { term: origin.params['term'] ?? '' })
    case 'advices.professional':
      return t('ADVICES.PROFESSIONAL')
    default:
      return t('ADVICES.BACK')
  }
}
