import type { Doctor } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { doctorDetailSql, doctorSql } from './entitySql'

interface DoctorRow {
  entity: Doctor
}

/** All active doctors, by surname. */
export async function listDoctors(db: Tx, tenant: string, language: string): Promise<Doctor[]> {
  const rows = await db.query<DoctorRow>(
    `select ${doctorSql('$2')} as entity from doctor d
     where d.tenant = $1 and d.is_active order by d.surname, d.name, d.id`,
    [tenant, language],
  )
  return rows.map((row) => row.entity)
}

/** The keys that identify a doctor; each is unique within a tenant. */
export type DoctorKey = { id: number } | { url: string } | { nickName: string }

/** One active doctor. Doctor urls and nicknames are compared in lower case. */
export async function findDoctor(
  db: Tx,
  tenant: string,
  language: string,
  key: DoctorKey,
): Promise<Doctor | undefined> {
  const {
    id = null,
    url = null,
    nickName = null,
  } = { ...key } as Partial<Record<'url' | 'nickName', string>> & {
    id?: number
  }
  const [row] = await db.query<DoctorRow>(
    `select ${doctorSql('$5')} || ${doctorDetailSql('$5')} as entity from doctor d
     where d.tenant = $1 and d.is_active
       and (d.id = $2::int or lower(d.up_medica_url) = lower($3::text) or lower(d.nick_name) = lower($4::text))`,
    [tenant, id, url, nickName, language],
  )
  return row?.entity
}

/** Associates a person with an active doctor. Returns whether the doctor exists. */
export async function associateDoctor(
  db: Tx,
  tenant: string,
  personId: string,
  id: number,
): Promise<boolean> {
  const rows = await db.query(
    `update person p set associated_doctor_id = d.id from doctor d
     where p.tenant = $1 and p.id = $2 and d.tenant = p.tenant and d.id = $3 and d.is_active returning d.id`,
    [tenant, personId, id],
  )
  return rows.length > 0
}

/** The doctor a patient belongs to, with the doctor url. */
export async function findAssociatedDoctor(
  db: Tx,
  tenant: string,
  language: string,
  personId: string,
): Promise<Doctor | undefined> {
  const [row] = await db.query<DoctorRow>(
    `select ${doctorSql('$3')} || jsonb_build_object('upMedicaUrl', d.up_medica_url) as entity
     from person p join doctor d on d.tenant = p.tenant and d.id = p.associated_doctor_id
     where p.tenant = $1 and p.id = $2 and d.is_active`,
    [tenant, personId, language],
  )
  return row?.entity
}
