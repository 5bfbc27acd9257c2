import { useText } from '@portico/core/i18n/useText'
import type es from './locales/es.json'

export type ScanKey = keyof typeof es

/** The texts of the scan. */
export const useScanText = () => useText<ScanKey>()
