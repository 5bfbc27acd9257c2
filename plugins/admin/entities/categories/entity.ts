import type { Category } from '@schemas/generated/entities'
import type { AdminEntity } from '@kits/admin/entity'
import form from 'virtual:form/Category'

/** Video categories with ordered tags (ADMIN-023). */
const categories: AdminEntity<Category> = {
  name: 'CATEGORY',
  form,
  key: 'id',
  path: 'api/categories',
  columns: ['name'],
  sections: [
    { id: 'data', fields: ['name'] },
    { id: 'tags', fields: ['tags'] },
  ],
  widths: { name: 12, tags: 12 },
  widgets: { tags: () => import('@kits/admin/tags/OrderedTags') },
  preview: () => import('./fields/TagPreview'),
}

export default categories
