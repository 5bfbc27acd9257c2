import { use, type ReactNode } from 'react'
import { loadTexts, areTextsLoaded, type TextLoaders } from '../i18n/i18n'
import { loadOnce } from './load'
import type { Load } from './points'
import { useHost } from './useHost'

const parts = new WeakMap<TextLoaders, Load<void>>()

/** The texts of a plugin as one lazy part, cached by loaders. */
export function textsPart(plugin: string, texts: TextLoaders): Load<void> {
  const part = parts.get(texts) ?? (async () => ({ default: await loadTexts(plugin, texts) }))
  parts.set(texts, part)
  return part
}

/** Renders children after the plugin's texts have loaded; suspends until then. */
export function PluginTexts({ plugin, children }: { plugin: string; children: ReactNode }) {
  const texts = useHost().plugins.get(plugin)?.i18n
  if (texts && !areTextsLoaded(plugin)) use(loadOnce(textsPart(plugin, texts)))
  return children
}
