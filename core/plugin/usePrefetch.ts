import { prefetch } from './load'
import { textsPart } from './PluginTexts'
import type { Load } from './points'
import { useHost } from './useHost'

/** Returns a function that loads a plugin's part and its texts in advance. It resolves when they have loaded or failed. */
export function usePrefetch(): (plugin: string, load: Load<unknown>) => Promise<unknown> {
  const { plugins } = useHost()
  return (plugin, load) => {
    const texts = plugins.get(plugin)?.i18n
    return Promise.all([prefetch(load), texts && prefetch(textsPart(plugin, texts))])
  }
}
