import type { PersonalData } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { insuranceKeys, insuranceSql, writeInsurance, type Insurance } from '../../people/insuranceMetas'

/** The personal data of a person as the database has them. */
export type StoredPersonalData = Required<Omit<PersonalData, 'userMeta'>> & { insurance: Insurance }

/** Reads the personal data of a person, and locks them until the transaction ends. */
export async function lockPersonalData(
  tx: Tx,
  tenant: string,
  id: string,
): Promise<StoredPersonalData | undefined> {
  await tx.query('select id from person where tenant = $1 and id = $2 for update', [tenant, id])
  const [row] = await tx.query<StoredPersonalData>(
    `select name, surname, alternative_phone as "alternativePhone", gender, birth_date as "birthDate", height, weight,
       identification_number_type as "identificationNumberType", identification_number as "identificationNumber",
       thumbnail_id as "thumbnailId", nick_name as "nickName", version,
       jsonb_build_object(${insuranceKeys.map((key) => `'${key}', ${insuranceSql(key, 'person')}`).join(', ')}) as insurance
     from person where tenant = $1 and id = $2`,
    [tenant, id],
  )
  return row
}

/** Writes personal data as a new version. Other metas stay. */
export async function writePersonalData(
  tx: Tx,
  tenant: string,
  id: string,
  { insurance, ...data }: StoredPersonalData,
): Promise<void> {
  await tx.query(
    `update person set name = $3, surname = $4, alternative_phone = $5, gender = $6::int, birth_date = $7::date,
       height = $8::float8, weight = $9::float8, identification_number_type = $10::int, identification_number = $11,
       thumbnail_id = $12::bigint, nick_name = $13, version = version + 1
     where tenant = $1 and id = $2`,
    [
      tenant,
      id,
      data.name,
      data.surname,
      data.alternativePhone,
      data.gender,
      data.birthDate,
      data.height,
      data.weight,
      data.identificationNumberType,
      data.identificationNumber,
      data.thumbnailId,
      data.nickName,
    ],
  )
  await writeInsurance(tx, tenant, id, insurance)
}
