import { sectionRoles } from '../../domain/users/sectionRoles'
import { doctorIndex, type DemoDoctor } from '../doctors/doctors'
import { personId, type DemoPerson } from './personRow'

/** A person with an account. */
export interface DemoAccount extends DemoPerson {
  email: string
  roles: readonly string[]
}

/** The accounts of every tenant; ana is the first. `picture` is the id of her picture, `agreementId` luis' agreement.
 * The care areas of luis do not include booking, which shows only in tenants whose menu they filter. */
export function demoAccounts(
  tenant: string,
  doctors: readonly DemoDoctor[],
  { picture, agreementId }: { picture: number; agreementId: number | undefined },
): DemoAccount[] {
  const doctor = doctors[doctorIndex.family]
  const colleague = doctors[doctorIndex.colleague]
  const own = doctor && { doctorId: doctor.id }
  const who = doctor?.who ?? { name: 'Andrés', surname: 'Llaneza Rubio', gender: 1 as const }
  const id = (key: string) => ({ id: personId(tenant, key), email: `${key}@portico.test` })
  const ana = { isPlus: true, isFamilyAdmin: true, thumbnailId: picture, ...own }
  return [
    { ...id('ana'), name: 'Ana', surname: 'Suárez Prieto', gender: 2, age: 42, roles: [], ...ana },
    {
      ...id('luis'),
      name: 'Luis',
      surname: 'Barrera Gil',
      gender: 1,
      age: 35,
      roles: [],
      ...own,
      agreementId,
      scenarios: Array.from({ length: 10 }, (_, place) => place > 0),
    },
    { ...id('doctor'), ...who, age: 51, isPlus: true, roles: ['Doctor'] },
    { ...id('admin'), name: 'Alba', surname: 'Rey Torre', gender: 2, age: 39, roles: sectionRoles },
    {
      ...id('videos'),
      name: 'Mario',
      surname: 'Lago Vela',
      gender: 1,
      age: 29,
      roles: ['VideosAdministrator'],
    },
    ...(colleague ? [{ ...id('doctor2'), ...colleague.who, age: 44, roles: ['Doctor'] }] : []),
  ]
}

/** Ana's child and father (dependents) and her brother (independent, with an email address). */
export function familyMembers(tenant: string, doctors: readonly DemoDoctor[], picture: number): DemoPerson[] {
  const doctor = doctors[doctorIndex.family]
  const own = doctor && { doctorId: doctor.id }
  const id = (key: string): string => personId(tenant, `ana/${key}`)
  const brother = { name: 'Diego', surname: 'Suárez Prieto', email: 'diego@portico.test' }
  return [
    {
      id: id('child'),
      name: 'Lucía',
      surname: 'Vega Suárez',
      gender: 2,
      age: 8,
      thumbnailId: picture,
      ...own,
    },
    { id: id('parent'), name: 'Manuel', surname: 'Suárez Díaz', gender: 1, age: 78, ...own },
    { id: id('brother'), ...brother, gender: 1, age: 33 },
  ]
}
