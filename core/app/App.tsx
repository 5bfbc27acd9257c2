import { useEffect, useMemo } from 'react'
import { useContributions } from '../plugin/useHost'
import { whenIdle } from '../routing/idle'
import { useLocation } from '../routing/reactRouter'
import { Router } from '../routing/Router'
import { useActingPerson } from '../session/useActingPerson'
import { useTenant } from '../tenant/useTenant'
import { isFramed } from '../state/framed'
import { ToastRegion } from '../ui/feedback/ToastRegion'
import { loadMoreIcons } from '../ui/media/useIconPath'
import { routesOf } from './coreRoutes'
import { Modals } from './modals'
import { Page } from './Page'
import { SessionWaiting } from './shell/SessionWaiting'
import { StaleData } from './shell/StaleData'
import { useBackground } from './useBackground'

/** The portal for one person: router, shell, dialogs and toasts. */
export function App() {
  useActingPerson()
  const contributed = useContributions('routes')
  const { addressPlugins } = useTenant()
  const routes = useMemo(
    () => routesOf(contributed, isFramed(), addressPlugins),
    [contributed, addressPlugins],
  )
  useEffect(() => whenIdle(() => void loadMoreIcons().catch(() => undefined)), [])
  const background = useBackground()
  return (
    <Router routes={routes}>
      <SessionWaiting />
      <StaleData />
      <Page />
      <Modals />
      <Toasts />
      {background}
    </Router>
  )
}

function Toasts() {
  const { pathname, search } = useLocation()
  return <ToastRegion page={pathname + search} />
}
