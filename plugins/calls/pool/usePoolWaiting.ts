import type { CallPool, VideoCall } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../texts'

/** What is true for somebody who waits for the pool. */
type PlaceKind = 'ahead' | 'next' | 'ringing' | 'searching'

const kindOf = (place: CallPool['waiting']): PlaceKind => {
  if (place && place.ahead > 0) return 'ahead'
  if (place?.isRinging) return 'ringing'
  return place && place.passes > 0 ? 'searching' : 'next'
}

/** Where somebody who calls without an appointment is in the queue. Nothing is read for any other call. */
export function usePoolWaiting({ poolSince }: VideoCall) {
  const t = useText<TextKey>()
  const { data, mutate } = useApi(
    'GET api/video-calls/pool',
    poolSince == null ? null : { capability: 'callPool', quiet: true },
  )
  const place = data?.waiting ?? null
  const kind = kindOf(place)
  return {
    kind,
    title: t(`CALLS.POOL.WAIT_${kind}`, { count: place?.ahead ?? 0 }),
    hint: t(`CALLS.POOL.WAIT_${kind}_HINT`, { count: place?.passes ?? 0 }),
    tabTitle: t(kind === 'ahead' ? 'CALLS.POOL.TAB_WAITS' : 'CALLS.POOL.TAB_NEXT'),
    mutate,
  }
}
