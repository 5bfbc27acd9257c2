import { useText } from '@portico/core/i18n/useText'
import type { AdminRecord } from '@portico/admin/entity'
import type { Tag } from '@portico/admin/tags/tagRows'
import { Chip } from '@portico/core/ui/layout/Chip'
import './TagPreview.css'
import type { TextKey } from '../../../texts'

/** A category as patients see it, while it is written; the first tag is the one that is open. */
export default function Preview({ record }: { record: AdminRecord }) {
  const t = useText<TextKey>()
  const tags = (record['tags'] ?? []) as readonly Tag[]
  const videos = tags.reduce((sum, tag) => sum + (tag.videos ?? 0), 0)
  return (
    <aside className="hidden gap-3 w-full desk:grid" aria-label={t('ADMIN.CATEGORIES.PREVIEW')}>
      <p className="strong">{t('ADMIN.CATEGORIES.PREVIEW')}</p>
      <div className="category-card">
        <p className="strong">{typeof record['name'] === 'string' ? record['name'] : ''}</p>
        <p className="muted small">{t('ADMIN.CATEGORIES.VIDEOS', { count: videos })}</p>
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag, at) => (
            <li key={tag.id ?? `new-${at}`}>
              <Chip tone={at === 0 ? 'brand' : 'neutral'}>{tag.name}</Chip>
            </li>
          ))}
        </ul>
        <div className="category-videos" aria-hidden="true">
          <i />
          <i />
        </div>
      </div>
      <p className="muted small">{t('ADMIN.CATEGORIES.PREVIEW_HINT')}</p>
    </aside>
  )
}
