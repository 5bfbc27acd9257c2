import { memo, useMemo, type ReactNode } from 'react'
import { useText } from '../i18n/useText'
import { LazyPart } from '../plugin/LazyPart'
import { needsSignIn } from '../routing/guards/session'
import type { Route } from '../routing/table'
import { usePageChange } from '../routing/transitions/usePageChange'
import { RouteContext } from '../routing/useRoute'
import { useRouting } from '../routing/transitions/useRouting'
import { useSession } from '../session/useSession'
import { useTenant } from '../tenant/useTenant'
import { toast } from '../ui/feedback/toast'
import { usePageViews } from './pageViews/usePageViews'
import { useMenuCount } from './shell/menu/menuCountState'
import { useBareRoutes } from './bareRoutes'
import { Overlay } from './shell/Overlay'
import { PublicFrame } from './shell/PublicFrame'
import { Shell } from './shell/Shell'
import { TransitionFailed } from './shell/TransitionFailed'
import type { RouteId } from '../plugin/points'

/** The page of the current address inside its shell. */
export function Page() {
  const t = useText<string>()
  const { title } = useTenant()
  const { userId } = useSession()
  const { shown, busy, failed, retry, frame } = useRouting((text) => toast({ tone: 'error', text: t(text) }))
  const count = useMenuCount()
  const newCount = count > 0 ? `(${count}) ` : ''
  const titlePrefix = shown?.route.title ? `${newCount}${t(shown.route.title)} · ` : newCount
  usePageChange(shown?.entry ?? '', shown ? pageOf(shown) : '', shown ? titlePrefix + title : '')
  usePageViews(shown?.route, shown ? pageOf(shown) : '')
  const current = useMemo(() => (shown ? { ...shown, id: shown.route.id } : nowhere), [shown])
  if (frame && needsSignIn(frame, userId)) return null
  return (
    <RouteContext value={current}>
      <Framed route={frame} busy={busy}>
        {shown && <Screen route={shown.route} />}
        {failed !== null && <TransitionFailed text={failed} onRetry={retry} />}
      </Framed>
      <Overlay busy={busy} />
    </RouteContext>
  )
}

/** In the administration the query contains the state of a list and may change while the search field has the focus. */
const pageOf = ({ route, path }: { route: Route; path: string }) =>
  route.area === 'admin' ? path.replace(/\?.*$/, '') : path

const nowhere = { id: '' as RouteId, params: {}, query: {}, state: {} }

/** Renders again when its route changes, not at every address of a transition. */
const Screen = memo(({ route }: { route: Route }) => (
  <LazyPart
    key={route.id}
    plugin={route.plugin}
    point="routes"
    id={route.id}
    load={route.screen}
    props={{}}
  />
))

function Framed({ route, busy, children }: { route: Route | null; busy: boolean; children: ReactNode }) {
  const bare = useBareRoutes()
  if (route && (route.bare || bare.includes(route.id))) return <main aria-busy={busy}>{children}</main>
  if (route?.area === 'admin') return children
  const Frame = !route || route.area === 'public' ? PublicFrame : Shell
  return <Frame busy={busy}>{children}</Frame>
}
