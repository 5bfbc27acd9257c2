/**
 * A rule that a value breaks. The words are those of JSON Schema where it has one, so the same text explains a broken
 * rule of the schema, of a form and of a response (`details.fields[].keyword`).
 */
export type BrokenRule = 'required' | 'pattern' | 'maxLength' | 'enum' | 'adult' | 'common'
