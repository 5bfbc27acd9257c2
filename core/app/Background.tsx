import { Suspense, useEffect, useState } from 'react'
import { Catch } from '../plugin/Catch'
import { Loaded } from '../plugin/lazy/lazyComponent'
import { Realtime } from '../realtime/Realtime'
import { isVisitTab } from '../session/arrival/visitTab'
import { isFramed } from '../state/framed'
import { registerWorker } from './offline/registerWorker'
import { Overlays } from './overlays'
import { MenuCounts } from './shell/menu/MenuCounts'

const offline = () => import('./offline/Offline')

/** The development server has no service worker, and neither have browsers without https. */
const hasWorker = import.meta.env.PROD && 'serviceWorker' in navigator && !isFramed() && !isVisitTab

/** What runs behind every screen: the hub connection, the numbers in the menu, and what plugins lay over it. It loads after the first screen. */
export default function Background() {
  return (
    <>
      <Realtime />
      <MenuCounts />
      <Overlays />
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
    isControlled && (
      // Without it nothing is kept for later, and the page works.
      <Catch plugin="core" point="background" id="offline" failed={null}>
        <Suspense>
          <Loaded load={offline} props={{}} />
        </Suspense>
      </Catch>
    )
  )
}
