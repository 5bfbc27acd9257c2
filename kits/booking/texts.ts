import { use } from 'react'
import { type CoreKey, type TextLoaders, type Translate } from '@portico/core/i18n/i18n'
import { useText } from '@portico/core/i18n/useText'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { textsPart } from '@portico/core/plugin/PluginTexts'
import type es from './locales/es.json'

/** Keys that a booking screen may show: its own and the core's. */
export type BookingKey = keyof typeof es | CoreKey

const loaders: TextLoaders = {
  es: () => import('./locales/es.json'),
  en: () => import('./locales/en.json'),
}
const part = textsPart('kits/booking', loaders)

/** Loads the texts of the booking in the current language, once. */
export const loadBookingTexts = (): Promise<void> => loadOnce(part)

/** Translates the texts of the booking; `K` adds keys of a plugin. Suspends until the texts have loaded. */
export function useBookingText<K extends string = BookingKey>(): Translate<K | BookingKey> {
  const t = useText<K | BookingKey>()
  use(loadBookingTexts())
  return t
}
