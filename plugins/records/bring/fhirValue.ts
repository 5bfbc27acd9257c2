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
export function wordsOf(concept: unknown): string {
  const written = said(field(concept, 'text'))
  const names = list(field(concept, 'coding')).map((coding) => said(field(coding, 'display')))
  return (written || (names.find(Boolean) ?? '')).trim()
}

/** Lists of codes by what people call them; any other one has the end of its address as its name. */
const lists: Readonly<Record<string, string>> = {
  'http://snomed.info/sct': 'SNOMED CT',
  'http://loinc.org': 'LOINC',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'RxNorm',
  'http://www.whocc.no/atc': 'ATC',
  'http://hl7.org/fhir/sid/icd-10': 'ICD-10',
  'http://hl7.org/fhir/sid/icd-10-cm': 'ICD-10-CM',
  'http://hl7.org/fhir/sid/ndc': 'NDC',
}

/** The name of a concept: its words, else its code with the list that it is from, which a doctor can look up. */
export const nameOf = (concept: unknown): string =>
  wordsOf(concept) ||
  (list(field(concept, 'coding'))
    .map((coding) => {
      const [code, system] = [said(field(coding, 'code')), said(field(coding, 'system'))]
      const from = lists[system] ?? system.split(/[/:]/).at(-1) ?? ''
      return code && from ? `${code} (${from})` : code
    })
    .find(Boolean) ??
    '')

/** The names of several concepts. */
export const namesOf = (concepts: unknown): string[] => [
  ...new Set(list(concepts).map(nameOf).filter(Boolean)),
]
