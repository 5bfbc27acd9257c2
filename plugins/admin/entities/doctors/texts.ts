import { useText } from '@portico/core/i18n/useText'
import type { TextKey } from '../../texts'

/** The texts of this plugin, with typed keys. */
export const useDoctorText = () => useText<TextKey>()
