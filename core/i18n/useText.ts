import type { CoreKey, Translate } from './i18n'
import { useI18n } from './useI18n'

/**
 * Returns the translate function of a component: `const t = useText()` for the core's keys. A plugin adds its own keys
 * with `useText<TextKey>()`, where `TextKey` comes from its `texts.ts`.
 */
export const useText = <K extends string = CoreKey>(): Translate<K | CoreKey> => useI18n().t
