import routes from './administrationRoutes.json'
import units from '@schemas/lists/doseUnits.json'

/** An entry of a list of the specification. Many have no name there; none is invented (C-090). */
export interface Code {
  id: number
  name?: { es: string; en: string }
  /** The code of a route in SNOMED CT, and of a unit in UCUM, where the name leaves no doubt. */
  snomed?: { code: string; display: string }
  ucum?: string
}

/** Administration routes and dose units, by id. */
export const codes: { readonly route: readonly Code[]; readonly unit: readonly Code[] } = {
  route: routes,
  unit: units,
}
export type CodeList = keyof typeof codes

/** The name of an entry: its own, or `unnamed` with its number. */
export function codeName(
  list: CodeList,
  id: number,
  language: string,
  unnamed: (id: number) => string,
): string {
  const name = codes[list].find((code) => code.id === id)?.name
  return (language === 'en' ? name?.en : name?.es) ?? unnamed(id)
}

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The id that somebody means: the number, the whole name, or its part before the point, whatever the case and accents. Null
 * if there is none.
 */
export function parseCode(
  list: CodeList,
  text: string,
  language: string,
  unnamed: (id: number) => string,
): number | null {
  const wanted = fold(text)
  const found = codes[list].find(({ id }) => {
    const name = fold(codeName(list, id, language, unnamed))
    return [String(id), name, name.split(' · ')[0]].includes(wanted)
  })
  return found?.id ?? null
}
