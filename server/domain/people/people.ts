import type { User } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** SQL of all fields of a User; `p` is the row of the person. */
export const userEntity = `jsonb_build_object(
  'id', p.id, 'name', p.name, 'surname', p.surname, 'email', p.email, 'phone', p.phone,
  'alternativePhone', p.alternative_phone, 'gender', p.gender, 'birthDate', p.birth_date, 'height', p.height,
  'weight', p.weight, 'identificationNumber', p.identification_number,
  'identificationNumberType', p.identification_number_type, 'thumbnailId', p.thumbnail_id,
  'agreementId', p.agreement_id, 'externalId', p.external_id, 'planId', p.plan_id, 'nextPlanId', p.next_plan_id,
  'isDoctor24', p.is_doctor24, 'isPlus', p.is_plus, 'isFamilyAdmin', p.is_family_admin,
  'emailConfirmed', p.email_confirmed, 'userMeta', p.user_meta, 'nickName', p.nick_name) || jsonb_build_object(
  'referrerId', p.referrer_id, 'authorizedDoctorId', p.authorized_doctor_id, 'redirectUrl', p.redirect_url,
  'firstTime', p.first_time, 'version', p.version) || coalesce((select jsonb_build_object('hasTeam', exists (
    select from team_doctor m join team_doctor o on o.tenant = m.tenant and o.team_id = m.team_id and o.doctor_id <> m.doctor_id
    where m.tenant = d.tenant and m.doctor_id = d.id))
  from doctor d where d.tenant = p.tenant and d.person_id = p.id limit 1), '{}')`

interface UserRow {
  entity: User
}

/** One person with all fields of a User. */
export async function findUser(db: Tx, tenant: string, id: string): Promise<User | undefined> {
  const [row] = await db.query<UserRow>(
    `select ${userEntity} as entity from person p where p.tenant = $1 and p.id = $2`,
    [tenant, id],
  )
  return row?.entity
}

/** The users who belong to a doctor, by name; the first thousand. */
export async function listUsersOfDoctor(db: Tx, tenant: string, doctorId: number): Promise<User[]> {
  const rows = await db.query<UserRow>(
    `select ${userEntity} as entity from person p
     where p.tenant = $1 and p.associated_doctor_id = $2 order by p.surname, p.name, p.id limit 1000`,
    [tenant, doctorId],
  )
  return rows.map((row) => row.entity)
}

/** Whether the second person is a dependent of the first, a family administrator. */
export async function managesDependent(
  db: Tx,
  tenant: string,
  adminId: string,
  memberId: string,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from family_link l join person a on a.tenant = l.tenant and a.id = l.admin_id
     where l.tenant = $1 and l.admin_id = $2 and l.member_id = $3 and a.is_family_admin and l.dependent`,
    [tenant, adminId, memberId],
  )
  return rows.length > 0
}

/** A dependent, with what their carer sees in a list. */
export interface DependentName {
  personId: string
  name: string
  surname: string | null
  thumbnailId: number | null
}

/** The dependents of a family administrator by name, who may act for all of them; none for anybody else. */
export const listDependents = (db: Tx, tenant: string, adminId: string): Promise<DependentName[]> =>
  db.query(
    `select p.id as "personId", p.name, p.surname, p.thumbnail_id as "thumbnailId"
     from family_link l join person a on a.tenant = l.tenant and a.id = l.admin_id
     join person p on p.tenant = l.tenant and p.id = l.member_id
     where l.tenant = $1 and l.admin_id = $2 and a.is_family_admin and l.dependent order by p.name, p.id`,
    [tenant, adminId],
  )

/** Whether the person exists in this tenant. */
export async function personExists(db: Tx, tenant: string, id: string): Promise<boolean> {
  return (await db.query('select 1 from person where tenant = $1 and id = $2', [tenant, id])).length > 0
}

/** Country, birth date, care-area scenarios. */
export async function findPersonFacts(db: Tx, tenant: string, id: string): Promise<PersonFacts | undefined> {
  const [row] = await db.query<PersonFacts>(
    'select country, birth_date as "birthDate", scenarios from person where tenant = $1 and id = $2',
    [tenant, id],
  )
  return row
}

export interface PersonFacts {
  country: string | null
  birthDate: string | null
  scenarios: boolean[]
}

/** Whether the person is a professional of the tenant. */
export const isProfessional = async (db: Tx, tenant: string, id: string): Promise<boolean> =>
  (await db.query('select 1 from doctor where tenant = $1 and person_id = $2', [tenant, id])).length > 0
