import { useSyncExternalStore } from 'react'
import { currentTranslate, onTexts, type CoreKey, type Translate } from './i18n'

/**
 * Texts for a component: `const t = useText()` for the core's keys; in a plugin
 * `useText<keyof typeof es>()` with `import type es from '../locales/es.json'`. Follows changes of language.
 */
export const useText = <K extends string = CoreKey>(): Translate<K | CoreKey> =>
  useSyncExternalStore(onTexts, currentTranslate)
