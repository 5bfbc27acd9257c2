import { useText } from '@core/i18n/useText'
import type es from '../../locales/es.json'

/** The texts of the administration's plugin, among them those of doctors and their calendars. */
export const useDoctorText = () => useText<keyof typeof es>()
