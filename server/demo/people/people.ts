import { ADULT_AGE } from '../../../schemas/rules/age'
import { seedOf, type Random } from '../../domain/shared/random'
import type { Tx } from '../../platform/db/database'
import { createAccount } from '../../platform/identity/accounts/account'
import { doctorIndex, type DemoDoctor } from '../doctors/doctors'
import { demoAccounts, familyMembers } from './accounts'
import { insertRows, takeIds } from '../rows'
import { menNames, slug, surnames, womenNames } from './names'
import { personId, personRow, type DemoPerson } from './personRow'

/** The ids of the demo people. */
export interface DemoPeople {
  ana: string
  child: string
  parent: string
  others: string[]
}

interface SeedContext {
  tenant: string
  doctors: readonly DemoDoctor[]
  agreementIds: readonly number[]
  random: Random
  now: Date
  /** Hash of the password of all accounts. */
  passwordHash: string
}

const OTHER_PATIENTS = 90
/** Younger patients are reached through their family. */
const MIN_AGE_OF_EMAIL = 14

/** Inserts the accounts, ana's family and the other patients. */
export async function seedPeople(tx: Tx, setting: SeedContext): Promise<DemoPeople> {
  const { tenant, doctors, agreementIds, now } = setting
  const pictureId = await takeIds(tx, 'picture', 2)
  const accounts = demoAccounts(tenant, doctors, { picture: pictureId(), agreementId: agreementIds[0] })
  const family = familyMembers(tenant, doctors, pictureId())
  const pictured = [...accounts, ...family].filter(({ thumbnailId }) => thumbnailId !== undefined)
  await insertRows(
    tx,
    'picture',
    pictured.map(({ thumbnailId, id, gender, age }) => ({
      tenant,
      id: thumbnailId,
      seed: seedOf(id) & 0x7fffffff,
      gender,
      age,
      clinician: false,
    })),
  )
  const others = otherPatients(setting)
  const people = [...accounts, ...family, ...others]
  await insertRows(
    tx,
    'person',
    people.map((person) => personRow(tenant, person, now)),
  )
  for (const { id, email, roles } of accounts) {
    await createAccount(tx, { tenant, sub: id, email, roles, passwordHash: setting.passwordHash })
  }
  const [ana = ''] = accounts.map(({ id }) => id)
  await linkFamily(tx, { tenant, ana, now }, family)
  await linkDoctor(tx, tenant, doctors[doctorIndex.family], 'doctor')
  await linkDoctor(tx, tenant, doctors[doctorIndex.colleague], 'doctor2')
  const [child = '', parent = ''] = family.map(({ id }) => id)
  return { ana, child, parent, others: others.map(({ id }) => id) }
}

function otherPatients({ tenant, random }: SeedContext): DemoPerson[] {
  return Array.from({ length: OTHER_PATIENTS }, (_, index) => {
    const gender = random.chance(0.5) ? 1 : 2
    const name = random.pick(gender === 1 ? menNames : womenNames)
    const surname = `${random.pick(surnames)} ${random.pick(surnames)}`
    const age = random.below(88)
    return {
      id: personId(tenant, `patient/${index}`),
      name,
      surname,
      gender,
      age,
      ...(age >= MIN_AGE_OF_EMAIL && { email: `${slug(`${name} ${surname}`)}.p${index}@portico.test` }),
    }
  })
}

async function linkFamily(
  tx: Tx,
  { tenant, ana, now }: { tenant: string; ana: string; now: Date },
  family: readonly DemoPerson[],
): Promise<void> {
  const rows = family.map(({ id, email, age }) => ({
    tenant,
    admin_id: ana,
    member_id: id,
    dependent: email === undefined,
    consent_at: email === undefined && age >= ADULT_AGE ? now.toISOString() : null,
  }))
  await insertRows(tx, 'family_link', rows)
}

/** Gives a doctor an account. */
async function linkDoctor(
  tx: Tx,
  tenant: string,
  doctor: DemoDoctor | undefined,
  account: string,
): Promise<void> {
  if (!doctor) return
  await tx.query('update doctor set person_id = $3, invited_at = now() where tenant = $1 and id = $2', [
    tenant,
    doctor.id,
    personId(tenant, account),
  ])
}
