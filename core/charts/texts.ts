import { use } from 'react'
import { type Translate, type TextLoaders } from '../i18n/i18n'
import { useText } from '../i18n/useText'
import { loadOnce } from '../plugin/load'
import { textsPart } from '../plugin/PluginTexts'
import type es from './locales/es.json'

const chartTexts: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}

/** The texts of charts; they arrive with the first one. Suspends until then. */
export function useChartText(): Translate<keyof typeof es> {
  const t = useText<keyof typeof es>()
  use(loadOnce(textsPart('core/charts', chartTexts)))
  return t
}
