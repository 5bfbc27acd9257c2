import { use } from 'react'
import { type CoreKey, type TextLoaders, type Translate } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import type es from './locales/es.json'

/** Keys that a part of a call may show: its own and the core's. */
export type CallKey = keyof typeof es | CoreKey

const loaders: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const part = textsPart('kits/calls', loaders)

/** Translates the texts of calls; `K` adds keys of a plugin. Suspends until the texts have loaded. */
export function useCallText<K extends string = CallKey>(): Translate<K | CallKey> {
  const t = useText<K | CallKey>()
  use(loadOnce(part))
  return t
}
