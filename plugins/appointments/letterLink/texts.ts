import { use } from 'react'
import type { TextLoaders } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import type { TextKey } from '../texts'
import type es from './locales/es.json'

const loaders: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const part = textsPart('appointments/letterLink', loaders)

/** A text of the links in letters, or of the plugin. */
export type LinkTextKey = TextKey | keyof typeof es

/** Translates the texts of the links in letters, which only their page needs. Suspends until they have loaded. */
export function useLinkText(): ReturnType<typeof useText<LinkTextKey>> {
  const t = useText<LinkTextKey>()
  use(loadOnce(part))
  return t
}
