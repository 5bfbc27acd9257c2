import { use, useEffect } from 'react'
import { matchPath } from '../../routing/match'
import { useLocation, useNavigate } from '../../routing/reactRouter'
import { TableContext } from '../../routing/useHref'
import { useRoute } from '../../routing/useRoute'
import { Loading, Skeleton } from '../../ui/feedback/Skeleton'
import { useAddressPlugins } from './useAddressPlugins'

/** Waits for the plugin that has this address, and opens it; where none has it, the first page opens, as for any unknown address. */
export default function LaterPage() {
  const table = use(TableContext)
  const { params } = useRoute()
  const { search } = useLocation()
  const navigate = useNavigate()
  const path = `/${params['*'] ?? ''}`
  const isKnown = matchPath(table, path) !== null
  const isDone = useAddressPlugins()
  const to = isKnown ? path + search : isDone ? '/' : null
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true })
  }, [to, navigate])
  return (
    <Loading>
      <Skeleton shape="block" height="12rem" />
    </Loading>
  )
}
