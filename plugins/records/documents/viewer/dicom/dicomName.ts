import names from './dicomNames.json'

type Names = Readonly<Record<string, { es: string; en: string }>>
const lists: Readonly<Record<'modality' | 'bodyPart', Names>> = names

/** The name of a code of a DICOM header; undefined for one without a name here. */
export function dicomName(list: keyof typeof lists, code: string, language: string): string | undefined {
  if (!Object.hasOwn(lists[list], code)) return undefined
  const name = lists[list][code]
  return language === 'en' ? name?.en : name?.es
}
