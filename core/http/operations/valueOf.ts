import type { Shape } from '@schemas/answers/shape'

/** A value of a shape: `{ fields: { id: 'text', 'phone?': 'string' } }` is `{ id: string; phone?: string }`. */
export type ValueOf<S> = S extends 'any'
  ? unknown
  : S extends 'null'
    ? null
    : S extends 'boolean'
      ? boolean
      : S extends 'integer' | 'number' | { from: number }
        ? number
        : S extends string
          ? string
          : ValueOfParts<S>

type ValueOfParts<S> = S extends { enum: readonly (infer V)[] }
  ? V
  : S extends { any: readonly (infer Choice)[] }
    ? ValueOf<Choice>
    : S extends { list: infer Item }
      ? ValueOf<Item>[]
      : S extends { map: infer Item }
        ? Record<string, ValueOf<Item>>
        : S extends { fields: infer F }
          ? FieldsOf<F>
          : unknown

/** An object with fields of these shapes; the names of optional ones end with `?`. */
export type FieldsOf<F> = {
  [K in keyof F as K extends `${string}?` ? never : K]: ValueOf<F[K]>
} & { [K in keyof F as K extends `${infer Name}?` ? Name : never]?: ValueOf<F[K]> }

/** The shapes of fields by name. */
export type Fields = Readonly<Record<string, Shape>>
