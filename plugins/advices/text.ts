import { useText } from '@portico/core/i18n/useText'
import type es from './locales/es.json'

/** The translate function of the videos. */
export const useAdvicesText = () => useText<keyof typeof es>()
