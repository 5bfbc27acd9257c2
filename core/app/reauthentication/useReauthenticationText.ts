import { useText } from '../../i18n/useText'
import type es from './locales/es.json'

/** The texts of the dialog that asks who acts; `askWhoActs` loads them. */
export const useReauthenticationText = () => useText<keyof typeof es>()
