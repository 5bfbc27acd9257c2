import type { Category } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Category'
import { translated } from '../translations/translations'

/** Video categories with ordered tags. */
const categories: AdminEntity<Category> = {
  name: 'CATEGORY',
  form,
  key: 'id',
  path: 'api/categories',
  columns: ['name'],
  sections: [
    { id: 'data', fields: ['name', 'translations'] },
    { id: 'tags', fields: ['tags'] },
  ],
  widths: { name: 12, translations: 12, tags: 12 },
  ...translated,
  widgets: { ...translated.widgets, tags: () => import('@portico/admin/tags/OrderedTags') },
  preview: () => import('./fields/TagPreview'),
}

export default categories
