import { Suspense, useEffect, useState } from 'react'
import { Catch } from '../plugin/Catch'
import { reportFault } from '../plugin/fault'
import { Loaded } from '../plugin/lazy/lazyComponent'
import type { LazyScreen } from '../plugin/points'
import { unknownIn } from './faults/unknown'
import { useHost } from '../plugin/useHost'
import { Realtime } from '../realtime/Realtime'
import { isVisitTab } from '../session/arrival/visitTab'
import { isFramed } from '../state/framed'
import { registerWorker } from './offline/registerWorker'
import { useTenant } from '../tenant/useTenant'
import { Overlays } from './overlays'
import { MenuCounts } from './shell/menu/MenuCounts'

const offline = () => import('./offline/Offline')
const addressPlugins = () => import('./addressPlugins/AddressPlugins')

/** The development server has no service worker, and neither have browsers without https. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator && !isFramed() && !isVisitTab

/**
 * What runs behind every screen: the hub connection, the numbers in the menu, what plugins lay over it, and plugins from addresses. It
 * loads after the first screen.
 */
export default function Background() {
  const host = useHost()
  const { addressPlugins: listed } = useTenant()
  const [first] = useState(host)
  useEffect(() => unknownIn(first).forEach(reportFault), [first])
  return (
    <>
      <Realtime />
      <MenuCounts />
      <Overlays />
      {listed && <Later id="addressPlugins" load={addressPlugins} />}
      {hasWorker && <Worker />}
    </>
  )
}

/**
 * Registers the service worker, and keeps what can be read without a connection from the first page that it controls: the first page of a
 * first visit loads nothing for it.
 */
function Worker() {
  const [isControlled] = useState(() => navigator.serviceWorker.controller !== null)
  useEffect(() => void registerWorker(), [])
  return (
    // Without it nothing is kept for later, and the page works.
    isControlled && <Later id="offline" load={offline} />
  )
}

/** A part that shows nothing. Without it the page works. */
const Later = ({ id, load }: { id: string; load: LazyScreen }) => (
  <Catch plugin="core" point="background" id={id} failed={null}>
    <Suspense>
      <Loaded load={load} props={{}} />
    </Suspense>
  </Catch>
)
