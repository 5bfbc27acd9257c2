/**
 * What an answer, or a part of it, may be. It has no lengths and patterns: they are rules of forms, and an answer that breaks one can
 * be shown.
 */
export type Shape =
  | 'any'
  | 'null'
  | 'boolean'
  | 'integer'
  | 'number'
  /** An integer between two others. */
  | { from: number; to: number }
  /** A string that may be empty. */
  | 'string'
  /** A string that must not be empty, such as an id. */
  | 'text'
  | 'date'
  | 'date-time'
  /** An IANA zone, or an offset such as -05:00. */
  | 'zone'
  | { entity: string }
  | { enum: readonly (string | number | boolean)[] }
  | { any: readonly Shape[] }
  | { list: Shape }
  /** An object that holds values of one shape by any name. */
  | { map: Shape }
  /** The fields of an object by name; the names of optional ones end with `?`. */
  | { fields: Readonly<Record<string, Shape>> }

/** The shapes of the answers by operation, and those of the entities in them. */
export interface AnswerShapes {
  operations: Readonly<Record<string, Shape>>
  entities: Readonly<Record<string, Shape>>
}
