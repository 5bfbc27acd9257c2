import type { Random } from '../../areas/random/random'
import type { Tx } from '../../db/engine'
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

/** Inserts the records only administrators see: companies, teams, and videos with their play statistics. */
export async function seedAdministration(
  tx: Tx,
  tenant: string,
  { owners, random, now }: { owners: readonly string[]; random: Random; now: Date },
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
  const tags = await seedCategories(tx, tenant)
  await seedVideos(tx, tenant, { count: 12, days: 120, owners, tags, random, now })
}
