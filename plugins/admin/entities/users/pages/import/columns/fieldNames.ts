import type { FieldNames } from '@portico/admin/import/guessColumns'
import { columnFields } from './columnFields'

/** Usual names of the fields besides their labels. */
const otherNames: FieldNames = {
  name: ['nombre de pila', 'name', 'given name'],
  surname: ['apellido', 'last name', 'family name'],
  email: ['e-mail', 'correo electrónico', 'mail'],
  phone: ['móvil', 'tel', 'mobile', 'telephone'],
  identificationNumber: ['dni', 'nif', 'nie', 'documento', 'número de documento', 'document number'],
  birthDate: ['nacimiento', 'fecha nacimiento', 'date of birth', 'birthday'],
  externalId: ['nhc', 'historia clínica', 'medical record number'],
}

/** The names of the fields: labels in both languages, whatever the portal's, and usual others. */
export async function loadFieldNames(): Promise<FieldNames> {
  const languages = await Promise.all([
    import('../../../../../locales/es.json'),
    import('../../../../../locales/en.json'),
  ])
  return Object.fromEntries(
    columnFields.map((field) => {
      const labels = languages.flatMap(
        ({ default: texts }) =>
          (texts as Readonly<Record<string, string>>)[`ADMIN.USER.FIELDS.${field}`] ?? [],
      )
      return [field, [...labels, ...(otherNames[field] ?? [])]]
    }),
  )
}
