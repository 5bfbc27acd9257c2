import type { Random } from '../../domain/shared/random'
import type { Tx } from '../../platform/db/database'
import { heartCategory, seedAdvices } from '../advices/advices'
import type { DemoDoctor } from '../doctors/doctors'
import { insertRows } from '../rows'
import { seedCategories } from './videoCategories'
import { seedVideos } from './videos'

const companies = [
  'Hulleras del Nalón',
  'Astilleros Cantábrico',
  'Lácteos Peña Santa',
  'Cristalera de Avilés',
  'Transportes Miño',
  'Editorial Faro',
]
const teams = ['Atención primaria', 'Corazón y pulmón', 'Piel', 'Salud mental', 'Rehabilitación']

interface AdministrationSeed {
  owners: readonly string[]
  random: Random
  now: Date
  /** Who makes and likes the videos, in tenants whose patients watch them. */
  advices?: { doctors: readonly DemoDoctor[]; people: readonly string[]; viewer: string } | undefined
}

/** Inserts the records only administrators see: companies, teams, and videos with their play statistics. */
export async function seedAdministration(
  tx: Tx,
  tenant: string,
  { owners, random, now, advices }: AdministrationSeed,
): Promise<void> {
  for (const [table, names] of [
    ['company', companies],
    ['team', teams],
  ] as const) {
    await insertRows(
      tx,
      table,
      names.map((name) => ({ tenant, name })),
    )
  }
  await seedTeam(tx, tenant)
  const tags = await seedCategories(tx, tenant, advices && heartCategory)
  if (advices) return seedAdvices(tx, tenant, { ...advices, tags, random, now })
  await seedVideos(tx, tenant, { count: 12, days: 120, owners, tags: [...tags.values()], random, now })
}

/** The doctors with an account are one team, so that they see each other's appointments. */
const seedTeam = (tx: Tx, tenant: string) =>
  tx.query(
    `insert into team_doctor (tenant, team_id, doctor_id, member)
     select t.tenant, t.id, d.id, true from team t join doctor d on d.tenant = t.tenant
     join account a on a.tenant = d.tenant and a.sub = d.person_id where t.tenant = $1 and t.name = $2`,
    [tenant, teams[0]],
  )
