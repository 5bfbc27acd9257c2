import { useEffect, useState } from 'react'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import type { MeasurementFormat } from '@portico/core/plugin/formats/measurementFormat'
import { usePermitted } from '@portico/core/session/usePermitted'

/** Returns a function that loads the formats that other plugins contribute. One that cannot be loaded is left out. */
export function useLoadAddedFormats(): () => Promise<readonly MeasurementFormat[]> {
  const readers = usePermitted('providers')
  return async () => {
    const loads = readers.flatMap((one) => (one.kind === 'measurementFormat' ? [one.provider] : []))
    const loaded = await Promise.allSettled(loads.map(loadOnce))
    return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  }
}

/** The formats of other plugins; none until they are loaded. */
export function useAddedFormats(): readonly MeasurementFormat[] {
  const load = useLoadAddedFormats()
  const [formats, setFormats] = useState<readonly MeasurementFormat[]>([])
  useEffect(() => {
    let isCurrent = true
    void load().then((loaded) => (isCurrent ? setFormats(loaded) : undefined))
    return () => {
      isCurrent = false
    }
    // The plugins of a visit do not change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return formats
}
