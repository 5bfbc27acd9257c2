import type { PersonalData } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'

/** The keys of a person's metas with the insurer and its policy number. */
export type InsuranceKey = NonNullable<PersonalData['userMeta']>[number]['metaKey']
export const insuranceKeys: readonly InsuranceKey[] = ['insurerNameMeta', 'insurerPolicyNumberMeta']

/** The insurer of a person, by key. */
export type Insurance = Readonly<Record<InsuranceKey, string | null>>

/** The SQL of a value. Takes the key, and the alias of the table `person`. */
export const insuranceSql = (key: InsuranceKey, alias: string): string =>
  `(select m ->> 'metaValue' from jsonb_array_elements(${alias}.user_meta) m where m ->> 'metaKey' = '${key}' limit 1)`

/** Replaces the insurer of a person. Other metas stay. */
export async function writeInsurance(
  tx: Tx,
  tenant: string,
  id: string,
  insurance: Insurance,
): Promise<void> {
  await tx.query(
    `update person set user_meta = $3::jsonb || coalesce((
       select jsonb_agg(m) from jsonb_array_elements(user_meta) m where not m ->> 'metaKey' = any($4::text[])), '[]')
     where tenant = $1 and id = $2`,
    [tenant, id, JSON.stringify(toMetas(insurance)), insuranceKeys],
  )
}

/** The ids are negative, so that they differ from those that other systems have given. */
const toMetas = (insurance: Insurance) =>
  insuranceKeys.flatMap((metaKey, index) =>
    insurance[metaKey] === null ? [] : [{ id: -1 - index, metaKey, metaValue: insurance[metaKey] }],
  )
