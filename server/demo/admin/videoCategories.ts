import type { Tx } from '../../platform/db/database'
import { insertRows, takeIds } from '../rows'

/** Categories of videos with their tags in order. */
const categories = {
  Movimiento: ['espalda', 'rodilla', 'estiramientos', 'caminar'],
  Alimentación: ['desayunos', 'azúcar', 'sal', 'recetas'],
  Descanso: ['dormir', 'respirar', 'pantallas'],
  Familia: ['embarazo', 'bebés', 'vacunas', 'mayores'],
}

/** The names of categories and tags in English. */
const english: Readonly<Record<string, string>> = {
  Movimiento: 'Movement',
  espalda: 'back',
  rodilla: 'knee',
  estiramientos: 'stretching',
  caminar: 'walking',
  Alimentación: 'Food',
  desayunos: 'breakfasts',
  azúcar: 'sugar',
  sal: 'salt',
  recetas: 'recipes',
  Descanso: 'Rest',
  dormir: 'sleeping',
  respirar: 'breathing',
  pantallas: 'screens',
  Familia: 'Family',
  embarazo: 'pregnancy',
  bebés: 'babies',
  vacunas: 'vaccines',
  mayores: 'older people',
  Corazón: 'Heart',
  tensión: 'blood pressure',
  colesterol: 'cholesterol',
  medicinas: 'medicines',
}
const englishName = (name: string) => ({ en: { name: english[name] } })

/**
 * Inserts the categories with their tags, and more where they are needed. Returns the ids of all tags; of two tags with one
 * name, the first.
 */
export async function seedCategories(
  tx: Tx,
  tenant: string,
  more: Readonly<Record<string, readonly string[]>> = {},
): Promise<ReadonlyMap<string, number>> {
  const all = Object.entries({ ...categories, ...more })
  const categoryId = await takeIds(tx, 'category', all.length)
  const tagId = await takeIds(tx, 'tag', all.flatMap(([, tags]) => tags).length)
  const rows = all.map(([name, tags]) => ({ id: categoryId(), name, tags }))
  await insertRows(
    tx,
    'category',
    rows.map(({ id, name }) => ({ tenant, id, name, translations: englishName(name) })),
  )
  const tags = rows.flatMap((category) =>
    category.tags.map((name, index) => ({
      tenant,
      id: tagId(),
      category_id: category.id,
      name,
      translations: englishName(name),
      position: index + 1,
    })),
  )
  await insertRows(tx, 'tag', tags)
  return new Map(tags.toReversed().map(({ name, id }) => [name, id]))
}
