/** The part of JSON Schema that plugin options use. Every property has a default, so a plugin always gets a complete value. */
export type Option =
  | { type: 'string'; default: string; pattern?: string; title?: string; description?: string }
  | {
      type: 'integer' | 'number'
      default: number
      minimum?: number
      maximum?: number
      title?: string
      description?: string
    }
  | { type: 'boolean'; default: boolean; title?: string; description?: string }
  | { enum: readonly string[]; default: string; title?: string; description?: string }
  | { type: 'array'; items: Item; default: readonly unknown[]; title?: string; description?: string }

type Item =
  | { type: 'string'; pattern?: string }
  | { type: 'integer' | 'number'; minimum?: number; maximum?: number }
  | { enum: readonly string[] }

/** The options of a plugin: the properties of a JSON Schema. */
export type OptionsSchema = Record<string, Option>

type Value<O> = O extends { enum: readonly (infer E)[] }
  ? E
  : O extends { type: 'array'; items: infer I }
    ? readonly Value<I>[]
    : O extends { type: 'string' }
      ? string
      : O extends { type: 'integer' | 'number' }
        ? number
        : O extends { type: 'boolean' }
          ? boolean
          : never

/** The values of a plugin's options: the tenant's values, and defaults for the others. */
export type Options<S extends OptionsSchema> = { readonly [K in keyof S]: Value<S[K]> }
