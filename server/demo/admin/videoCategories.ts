import type { Tx } from '../../db/engine'
import { insertRows, takeIds } from '../rows'

/** Categories of videos with their tags in order. */
const categories = {
  Movimiento: ['espalda', 'rodilla', 'estiramientos', 'caminar'],
  Alimentación: ['desayunos', 'azúcar', 'sal', 'recetas'],
  Descanso: ['dormir', 'respirar', 'pantallas'],
  Familia: ['embarazo', 'bebés', 'vacunas', 'mayores'],
}

/**
 * Inserts the categories with their tags, and more where they are needed. Out: the ids of all tags; of two tags with one
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
    rows.map(({ id, name }) => ({ tenant, id, name })),
  )
  const tags = rows.flatMap((category) =>
    category.tags.map((name, index) => ({
      tenant,
      id: tagId(),
      category_id: category.id,
      name,
      position: index + 1,
    })),
  )
  await insertRows(tx, 'tag', tags)
  return new Map(tags.toReversed().map(({ name, id }) => [name, id]))
}
