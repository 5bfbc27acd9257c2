import { useText } from '@portico/core/i18n/useText'
import type es from '../../locales/es.json'

/** The texts of this plugin, with typed keys. */
export const useDoctorText = () => useText<keyof typeof es>()
