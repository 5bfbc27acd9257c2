import type { Capability } from '@schemas/generated/contract'
import type { Language } from '../i18n/languages'
import type { Texts } from '../i18n/texts'
import type { Options, OptionsSchema } from './options'
import type { Load, Points } from './points'

/** The contributions of a plugin to one point: a list, or a function from the tenant's options to a list. */
export type Contribution<T, O> = readonly T[] | ((options: O) => readonly T[])

/** A plugin as one literal: its id, features, options, texts and contributions. */
export type Plugin<S extends OptionsSchema> = Meta<S> & {
  [K in keyof Points]?: Contribution<Points[K], Options<S>>
} & {
  /** A plugin has its texts in every language of Portico. */
  i18n?: Readonly<Record<Language, Load<Texts>>>
}

/** A plugin with its option types erased, as the host stores it. */
export type AnyPlugin = Meta<OptionsSchema> & { [K in keyof Points]?: Contribution<Points[K], never> }

interface Meta<S> {
  /** The folder's name. */
  id: string
  /** Server features: the plugin is on if at least one of them is. Absent: on if a tenant lists it. */
  features?: readonly string[]
  /** Something beyond the specification without which the plugin is off. */
  capability?: Capability
  /** Off where the server says that video calls are. */
  videoCall?: true
  /** The options that a tenant may set: the properties of a JSON Schema, each with a default. */
  options?: S
  /** Texts by language, loaded with the plugin's first screen. */
  i18n?: Record<string, Load<Texts>>
}

/**
 * Declares a plugin. Everything heavy stays behind a lazy `import()`. A misspelt point, an unknown option or a lazy
 * import that is not a component does not compile, nor does a language without texts.
 */
export const definePlugin = <const S extends OptionsSchema = Record<string, never>>(
  plugin: Plugin<S>,
): AnyPlugin => plugin
