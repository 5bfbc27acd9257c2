import { useText } from '@portico/core/i18n/useText'
import type { Video } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { chipToggleClass } from '@portico/core/ui/layout/ChipToggle'
import type { TextKey } from '../texts'

/** The tags of a video. One without a category has no page. */
export function TagLinks({ tags }: Pick<Video, 'tags'>) {
  const t = useText<TextKey>()
  const known = tags.filter(({ categoryId }) => categoryId !== undefined)
  if (known.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={t('ADVICES.TAGS')}>
      {known.map(({ id, name, categoryId }) => (
        <li key={id}>
          <Link
            className={chipToggleClass}
            to="advices.tag"
            params={{ id: String(categoryId), tagName: name }}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
