/** An object of a FHIR file. */
export type Value = Readonly<Record<string, unknown>>

export const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null
export const field = (value: unknown, name: string): unknown => (isValue(value) ? value[name] : undefined)
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const said = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

/** The codes of a concept. */
export const codesOf = (concept: unknown): string[] =>
  list(field(concept, 'coding'))
    .map((coding) => said(field(coding, 'code')))
    .filter(Boolean)

/** The words of a concept: what was written, else the name of its code. */
export function nameOf(concept: unknown): string {
  const written = said(field(concept, 'text'))
  const names = list(field(concept, 'coding')).map((coding) => said(field(coding, 'display')))
  return (written || (names.find(Boolean) ?? '')).trim()
}
