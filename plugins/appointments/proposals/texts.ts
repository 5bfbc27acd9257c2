import { use } from 'react'
import type { TextLoaders, Translate } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import type es from './locales/es.json'

const loaders: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const part = textsPart('appointments/proposals', loaders)

/** Translates the texts of other times, which few people need. Suspends until they have loaded. */
export function useOtherTimeText(): Translate<keyof typeof es> {
  const t = useText<keyof typeof es>()
  use(loadOnce(part))
  return t
}
