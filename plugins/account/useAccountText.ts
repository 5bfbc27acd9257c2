import { useText } from '@portico/core/i18n/useText'
import type es from './locales/es.json'

/** The texts of the account. */
export const useAccountText = () => useText<keyof typeof es>()
