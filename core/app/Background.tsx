import { Realtime } from '../realtime/Realtime'
import { Overlays } from './overlays'
import { MenuCounts } from './shell/menu/MenuCounts'

/** What runs behind every screen: the hub connection, the numbers in the menu, and what plugins lay over it. It loads after the first screen. */
export default function Background() {
  return (
    <>
      <Realtime />
      <MenuCounts />
      <Overlays />
    </>
  )
}
