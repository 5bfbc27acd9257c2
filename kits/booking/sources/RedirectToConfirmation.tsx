import { useEffect, useEffectEvent } from 'react'
import { useGo } from '@portico/core/routing/useGo'
import { usePath } from '@portico/core/routing/useHref'
import { useRoute } from '@portico/core/routing/useRoute'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useConfirmation } from '../useConfirmation'

/**
 * Redirects to the confirmation of a booking, replacing this page in the history. Does nothing if the user has already
 * left this page.
 */
export function RedirectToConfirmation({ bookId }: { bookId: string }) {
  const go = useGo()
  const path = usePath()
  const { id, params, state } = useRoute()
  const confirmation = useConfirmation({})
  const show = useEffectEvent(() => {
    const currentPath = location.hash.slice(1).split('?')[0]
    if (currentPath !== path(id, { params })) return
    go(confirmation, { params: { bookId }, replace: true, state })
  })
  useEffect(() => show(), [])
  return <Skeleton shape="block" height="22rem" />
}
