import { useText } from '@portico/core/i18n/useText'
import type { Category } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import { cardClass } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

/** Links to the categories that have videos. */
export function Topics() {
  const t = useText<TextKey>()
  const { data } = useApi('GET api/categories', { quiet: true })
  const categories = (data as readonly Category[] | undefined)?.filter(hasVideos)
  if (!categories || categories.length === 0) return null
  return (
    <section className="stack gap-3" aria-labelledby="topics">
      <h2 className="h2" id="topics">
        {t('ADVICES.TOPICS')}
      </h2>
      <ul className="grid grid-cols-[1fr_1fr] gap-3 desk:grid-cols-[repeat(4,1fr)]">
        {categories.map(({ id, name }) => (
          <li key={id}>
            <Link
              className={cardClass(
                {},
                'flex gap-3 items-center justify-between min-h-16 py-3 px-4 text-body no-underline wrap-anywhere hover:bg-sunken [&_svg]:text-brand',
              )}
              to="advices.category"
              params={{ id: String(id) }}
            >
              <span className="font-strong">{name}</span>
              <Icon name="chevron-right" size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An API that does not count them is believed to have some. */
const hasVideos = ({ tags }: Category) => tags.some(({ videos }) => videos !== 0)
