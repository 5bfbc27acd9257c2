import { use, type ReactNode } from 'react'
import { loadTexts, areTextsLoaded, type TextLoaders } from '../i18n/i18n'
import { isStarted, loadOnce } from './load'
import type { Load } from './points'
import { useHost } from './useHost'

const parts = new WeakMap<TextLoaders, Load<void>>()

/** The texts of a plugin as one lazy part, cached by loaders. */
export function textsPart(plugin: string, texts: TextLoaders): Load<void> {
  const part = parts.get(texts) ?? (async () => ({ default: await loadTexts(plugin, texts) }))
  parts.set(texts, part)
  return part
}

/** The texts of a plugin or kit, as a lazy part. */
interface OwnedTexts {
  owner: string
  part: Load<void>
}

/** Suspends until the texts of these owners have loaded. */
export function useLoadedTexts(texts: readonly OwnedTexts[]): void {
  for (const { owner, part } of texts) {
    if (isStarted(part) || !areTextsLoaded(owner)) use(loadOnce(part))
  }
}

/** Renders children after the plugin's texts have loaded; suspends until then. */
export function PluginTexts({ plugin, children }: { plugin: string; children: ReactNode }) {
  const texts = useHost().plugins.get(plugin)?.i18n
  useLoadedTexts(texts ? [{ owner: plugin, part: textsPart(plugin, texts) }] : [])
  return children
}
