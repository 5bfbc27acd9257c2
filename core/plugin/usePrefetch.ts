import { prefetch } from './load'
import { textsPart } from './PluginTexts'
import type { Load } from './points'
import { useHost } from './useHost'

/** Returns a function that loads a plugin's part and its texts in advance. */
export function usePrefetch(): (plugin: string, load: Load<unknown>) => void {
  const { plugins } = useHost()
  return (plugin, load) => {
    const texts = plugins.get(plugin)?.i18n
    prefetch(load)
    if (texts) prefetch(textsPart(plugin, texts))
  }
}
