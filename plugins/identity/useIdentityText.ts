import { useText } from '@portico/core/i18n/useText'
import type es from './locales/es.json'

/** The texts of the proof of identity. */
export const useIdentityText = () => useText<keyof typeof es>()
