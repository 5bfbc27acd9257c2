import type { PersonalData } from '../../../../schemas/generated/entities'
import { toIdentification, NO_TYPE } from '../../../../schemas/rules/identification'
import { insuranceKeys, type Insurance } from '../../people/insuranceMetas'
import type { StoredPersonalData } from './personalData'

/** The data of a request as they are stored: without outer spaces, empty as null, zero as empty. */
export function normalizeData(body: PersonalData): StoredPersonalData {
  const { userMeta = [], ...data } = body
  const insurance = Object.fromEntries(
    insuranceKeys.map((key) => [key, textOf(userMeta.find(({ metaKey }) => metaKey === key)?.metaValue)]),
  ) as Insurance
  return {
    name: data.name.trim(),
    surname: textOf(data.surname),
    alternativePhone: textOf(data.alternativePhone),
    gender: data.gender ?? 0,
    birthDate: textOf(data.birthDate),
    height: data.height || null,
    weight: data.weight || null,
    ...identificationOf(data),
    thumbnailId: data.thumbnailId ?? null,
    nickName: textOf(data.nickName),
    version: data.version,
    insurance,
  }
}

/** A type without a number is not an identification. */
function identificationOf({ identificationNumberType: type, identificationNumber: number }: PersonalData) {
  const identification = toIdentification(type ?? NO_TYPE, number ?? '')
  return identification.identificationNumber
    ? identification
    : { identificationNumberType: null, identificationNumber: null }
}

const textOf = (text: string | null | undefined): string | null => text?.trim() || null
