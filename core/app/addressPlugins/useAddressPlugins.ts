import { useEffect, useState } from 'react'
import { face, loadKitLimits, version } from 'virtual:public-face'
import { laterHost, useHost } from '../../plugin/useHost'
import { store } from '../../state/store'
import { useTenant } from '../../tenant/useTenant'
import { runAddressPlugins } from './run'

let running: Promise<void> | undefined

/** Loads the plugins from addresses, once in each page. Returns whether each of them has arrived or failed. */
export function useAddressPlugins(): boolean {
  const tenant = useTenant()
  const host = useHost()
  const [isDone, setIsDone] = useState(false)
  useEffect(() => {
    running ??= runAddressPlugins({
      tenant,
      host,
      version,
      face,
      loadKitLimits,
      onHost: (next) => store.set(laterHost, next),
    })
    void running.then(() => setIsDone(true))
  }, [tenant, host])
  return isDone
}
