import { useEffect, useMemo } from 'react'
import { useContributions } from '../plugin/useHost'
import { whenIdle } from '../routing/idle'
import { Router } from '../routing/Router'
import { isFramed } from '../state/framed'
import { ToastRegion } from '../ui/feedback/ToastRegion'
import { loadMoreIcons } from '../ui/media/useIconPath'
import { routesOf } from './coreRoutes'
import { Modals } from './modals'
import { Page } from './Page'

/** The portal for one person: every address, the frame, and what floats above it. */
export function App() {
  const contributed = useContributions('routes')
  const routes = useMemo(() => routesOf(contributed, isFramed()), [contributed])
  useEffect(() => whenIdle(() => void loadMoreIcons().catch(() => undefined)), [])
  return (
    <Router routes={routes}>
      <Page />
      <Modals />
      <ToastRegion />
    </Router>
  )
}
