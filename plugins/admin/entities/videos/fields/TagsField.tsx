import type { WidgetProps } from '@rjsf/utils'
import { CheckboxListField } from '@portico/admin/form/fields/CheckboxListField'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import type { Category } from '@schemas/generated/entities'

interface Tag {
  id: number
  name?: string
}

/** The tags of a video, from all categories. */
export default function TagsField({ name, value, onChange }: WidgetProps) {
  const { texts, errorOf, original } = useFormView()
  const { data, error } = useApi('GET api/categories', { quiet: true })
  const tags = (data as readonly Category[] | undefined)?.flatMap((category) =>
    category.tags.map((tag) => ({ id: tag.id ?? 0, name: tag.name, category: category.name })),
  )
  const chosen = ((value ?? []) as Tag[]).map(({ id }) => id)
  return (
    <CheckboxListField
      id={controlId(name)}
      label={texts.label(name)}
      hint={texts.hint(name)}
      error={errorOf(name)}
      options={tags?.map((tag) => ({ value: tag.id, label: `${tag.name} (${tag.category})` }))}
      hasFailed={Boolean(error)}
      selected={chosen}
      onChange={(ids) => onChange(tagsOf(ids, withNamesOf((original[name] ?? []) as Tag[], tags ?? [])))}
    />
  )
}

/** Tags with the names that the opened record has for them: the list has them in the language of the screen. */
const withNamesOf = (opened: readonly Tag[], tags: readonly Required<Tag>[]): Required<Tag>[] =>
  tags.map(({ id, name }) => ({ id, name: opened.find((tag) => tag.id === id)?.name ?? name }))

/** The chosen tags in the server's order, by name, so that undoing a choice restores an equal value. */
const tagsOf = (ids: readonly unknown[], tags: readonly Required<Tag>[]): Tag[] =>
  tags
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id - other.id))
