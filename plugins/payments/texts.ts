import { useText } from '@portico/core/i18n/useText'
import type es from './locales/es.json'

/** A text of this plugin. */
export type TextKey = keyof typeof es

/** The translate function of a component, for the texts of this plugin and of the core. */
export const useTexts = useText<TextKey>
