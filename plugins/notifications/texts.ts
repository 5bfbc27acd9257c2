import type es from './locales/es.json'

/** A text of this plugin. */
export type TextKey = keyof typeof es
