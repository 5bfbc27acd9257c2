import { useEffect, useEffectEvent } from 'react'
import { useGo } from '@core/routing/useGo'
import { usePath } from '@core/routing/useHref'
import { useRoute } from '@core/routing/useRoute'
import { Skeleton } from '@core/ui/feedback/Skeleton'
import { useConfirmation } from '../useConfirmation'

/**
 * For a page that gives way to the confirmation of every booking, which takes its place in the history. Who has gone
 * elsewhere before this page is shown is not brought back.
 */
export function RedirectToConfirmation({ bookId }: { bookId: string }) {
  const go = useGo()
  const path = usePath()
  const { id, params, state } = useRoute()
  const confirmation = useConfirmation({})
  const show = useEffectEvent(() => {
    const asked = location.hash.slice(1).split('?')[0]
    if (asked !== path(id, { params })) return
    go(confirmation, { params: { bookId }, replace: true, state })
  })
  useEffect(() => show(), [])
  return <Skeleton shape="block" height="22rem" />
}
