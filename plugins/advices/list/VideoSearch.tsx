import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { Link } from '@portico/core/routing/Link'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { chipToggleClass } from '@portico/core/ui/layout/ChipToggle'
import type { TextKey } from '../texts'
import { suggestTags } from './suggestTags'

/** Searches videos: Enter opens the results, and tags that fit are offered while typing. */
export function VideoSearch() {
  const t = useText<TextKey>()
  const go = useGo()
  const { id, params } = useRoute()
  const opened = params['term'] ?? ''
  const [state, setState] = useState({ opened, typed: opened })
  // Back to an earlier search shows its words.
  const typed = state.opened === opened ? state.typed : opened
  const type = (text: string) => setState({ opened, typed: text })
  const { data: tags = [] } = useApi('GET api/tags', { quiet: true })
  const suggested = typed === opened ? [] : suggestTags(tags, typed)
  return (
    <div className="stack gap-2">
      <search aria-label={t('ADVICES.FIND')}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            const term = typed.trim()
            if (term) go('advices.result', { params: { term }, replace: id === 'advices.result' })
          }}
        >
          <SearchField label={t('ADVICES.SEARCH_LABEL')} value={typed} onChange={type} />
        </form>
      </search>
      {suggested.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('ADVICES.TAGS')}>
          {suggested.map(({ id: tag, name, categoryId }) => (
            <li key={tag}>
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
      )}
    </div>
  )
}
