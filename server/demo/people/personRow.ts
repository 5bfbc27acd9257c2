import { createHash } from 'node:crypto'
import type { Row } from '../rows'

/** A person of the demo data. Optional members have defaults. */
export interface DemoPerson {
  id: string
  name: string
  surname: string
  gender: 1 | 2
  /** Years. */
  age: number
  email?: string
  isPlus?: boolean
  isFamilyAdmin?: boolean
  thumbnailId?: number
  doctorId?: number
  agreementId?: number | undefined
  /** The care areas, in the order of the ten scenarios. Default: all. */
  scenarios?: readonly boolean[]
}

/** A stable id: sessions stay valid when the demo data are inserted again. */
export function personId(tenant: string, key: string): string {
  const hash = createHash('sha256').update(`${tenant}/${key}`).digest('hex')
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const from = all.slice(0, index).reduce((sum, part) => sum + part, 0)
      return hash.slice(from, from + length)
    })
    .join('-')
}

/** A row of `person`. */
export function personRow(tenant: string, person: DemoPerson, now: Date): Row {
  const digits = Number.parseInt(person.id.slice(0, 8), 16)
  const day = `${String((digits % 12) + 1).padStart(2, '0')}-${String((digits % 28) + 1).padStart(2, '0')}`
  return {
    tenant,
    id: person.id,
    name: person.name,
    surname: person.surname,
    email: person.email ?? null,
    phone: person.age < 14 ? null : `+34 6${String(10_000_000 + (digits % 89_999_999))}`,
    gender: person.gender,
    // One year earlier, so that the person has reached the age on any day of the year.
    birth_date: `${now.getUTCFullYear() - person.age - 1}-${day}`,
    country: 'ES',
    is_plus: person.isPlus ?? false,
    is_family_admin: person.isFamilyAdmin ?? false,
    is_doctor24: false,
    email_confirmed: person.email !== undefined,
    first_time: false,
    user_meta: [],
    scenarios: person.scenarios ?? Array.from({ length: 10 }, () => true),
    thumbnail_id: person.thumbnailId ?? null,
    associated_doctor_id: person.doctorId ?? null,
    agreement_id: person.agreementId ?? null,
  }
}
