import { use } from 'react'
import { areTextsLoaded } from '@portico/core/i18n/i18n'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart, useLoadedTexts } from '@portico/core/plugin/PluginTexts'
import { useContributions, useHost } from '@portico/core/plugin/useHost'
import { useTenant } from '@portico/core/tenant/useTenant'
import type { AdminSection } from './section'
import { adminTexts } from './texts'

/** The texts of the administration itself. */
export const areaTexts = textsPart('kits/admin', adminTexts)

/**
 * The sections of all plugins; suspends until they and the texts of those plugins have loaded. Calls `onLoad` with the
 * sections of each plugin as soon as they have loaded.
 */
export function useSections(
  onLoad: (sections: readonly AdminSection[]) => void = () => undefined,
): readonly AdminSection[] {
  const contributed = useContributions('adminEntities')
  const { plugins } = useHost()
  const tenant = useTenant()
  // Start all loads before waiting for the first one.
  if (!areTextsLoaded('kits/admin')) void loadOnce(areaTexts)
  const loading = contributed.map(({ sections }) => loadOnce(sections))
  const texts = contributed.flatMap(({ plugin }) => {
    const loaders = plugins.get(plugin)?.i18n
    const part = loaders && textsPart(plugin, loaders)
    if (part && !areTextsLoaded(plugin)) void loadOnce(part)
    return part ? [{ owner: plugin, part }] : []
  })
  // `use` below throws the error of a failed load.
  for (const sections of loading) void sections.then(onLoad, () => undefined)
  useLoadedTexts(texts)
  return loading
    .flatMap((sections) => use(sections))
    .filter(({ isOffered = () => true }) => isOffered(tenant))
}
