import { use } from 'react'
import { type Translate, type TextLoaders } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import type es from './locales/es.json'

const chartTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}

/** Translates the texts of charts. Suspends until they have loaded. */
export function useChartText(): Translate<keyof typeof es> {
  const t = useText<keyof typeof es>()
  use(loadOnce(textsPart('kits/charts', chartTexts)))
  return t
}
