import { use } from 'react'
import { type TextLoaders, type Translate } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import { adminTexts } from '../texts'
import type es from './locales/es.json'

const loaders: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const part = textsPart('kits/admin/calendar', loaders)
/** Its dialogs are those of the administration. */
const areaPart = textsPart('kits/admin', adminTexts)

/** Translates the texts of the working calendar, also outside the administration. Suspends until they have loaded. */
export function useCalendarText(): Translate<keyof typeof es> {
  const t = useText<keyof typeof es>()
  const parts = [loadOnce(part), loadOnce(areaPart)]
  parts.forEach((texts) => use(texts))
  return t
}
