import type { User } from '@schemas/generated/entities'
import { referenceTo, text, unknown, type Reference, type Resource } from './resource'

/** Whose record it is: what the portal knows of them. */
export type Person = Pick<
  User,
  'id' | 'name' | 'surname' | 'birthDate' | 'gender' | 'email' | 'phone' | 'identificationNumber'
>

/** The person of a record. */
export function patientOf(person: Person): Resource {
  const { id, name, surname, birthDate, gender, email, phone, identificationNumber: number } = person
  const telecom = [
    ...(phone ? [{ system: 'phone', value: phone }] : []),
    ...(email ? [{ system: 'email', value: email }] : []),
  ]
  return {
    resourceType: 'Patient',
    id,
    ...(number && { identifier: [{ value: number }] }),
    name: [
      {
        text: [name, surname].filter(Boolean).join(' '),
        given: [name],
        ...(surname && { family: surname }),
      },
    ],
    ...(telecom.length > 0 && { telecom }),
    gender: gender === 1 ? 'male' : gender === 2 ? 'female' : 'unknown',
    ...(birthDate ? { birthDate } : { _birthDate: unknown }),
  }
}

/** The centre that the portal belongs to. */
export const centreOf = (name: string): Resource => ({ resourceType: 'Organization', id: 'centre', name })

/** Makes a Practitioner of each name of a professional. */
export function createPractitioners() {
  const found = new Map<string, Resource>()
  return {
    /** Refers to a professional; undefined without a name. */
    refer(name: string | null | undefined): Reference | undefined {
      const plain = name?.trim()
      if (!plain) return undefined
      const practitioner = found.get(plain) ?? {
        resourceType: 'Practitioner',
        id: `practitioner-${plain}`,
        name: [text(plain)],
      }
      found.set(plain, practitioner)
      return referenceTo(practitioner, plain)
    },
    all: (): Resource[] => [...found.values()],
  }
}

export type Practitioners = ReturnType<typeof createPractitioners>
