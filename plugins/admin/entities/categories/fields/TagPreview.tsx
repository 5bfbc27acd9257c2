import { useText } from '@portico/core/i18n/useText'
import type { AdminRecord } from '@portico/admin/entity'
import type { Tag } from '@portico/admin/tags/tagRows'
import { Chip } from '@portico/core/ui/layout/Chip'
import type { TextKey } from '../../../texts'

/** A category as patients see it, while it is written; the first tag is the one that is open. */
export default function Preview({ record }: { record: AdminRecord }) {
  const t = useText<TextKey>()
  const tags = (record['tags'] ?? []) as readonly Tag[]
  const videos = tags.reduce((sum, tag) => sum + (tag.videos ?? 0), 0)
  return (
    <aside className="hidden gap-3 w-full desk:grid" aria-label={t('ADMIN.CATEGORIES.PREVIEW')}>
      <p className="font-strong">{t('ADMIN.CATEGORIES.PREVIEW')}</p>
      <div className="grid gap-2 min-w-0 p-3.5 wrap-anywhere hairline rounded-card bg-surface [&_.chip]:max-w-full [&_.chip]:whitespace-normal">
        <p className="font-strong">{typeof record['name'] === 'string' ? record['name'] : ''}</p>
        <p className="text-muted text-sm">{t('ADMIN.CATEGORIES.VIDEOS', { count: videos })}</p>
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag, at) => (
            <li key={tag.id ?? `new-${at}`}>
              <Chip tone={at === 0 ? 'brand' : 'neutral'}>{tag.name}</Chip>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-[1fr_1fr] gap-2 mt-1" aria-hidden="true">
          <i className="h-14 rounded-control bg-sunken" />
          <i className="h-14 rounded-control bg-sunken" />
        </div>
      </div>
      <p className="text-muted text-sm">{t('ADMIN.CATEGORIES.PREVIEW_HINT')}</p>
    </aside>
  )
}
