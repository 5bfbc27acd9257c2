import { useRef } from 'react'
import { numberFormat } from '@portico/core/format/intl'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import type { AdminEntity } from '../entity'
import { useShortcut } from '../shortcuts/useShortcut'
import { useAdminText } from '../texts'
import type { ListState } from './listState'
import { ColumnsButton } from './columns/ColumnsButton'
import { SortPicker } from './SortPicker'
import type { ListColumn } from './columns/useListColumns'
import type { RowHeight } from './columns/useRowHeight'
import { useSearch } from './useSearch'

interface Props {
  entity: AdminEntity
  title: string
  columns: readonly ListColumn[]
  state: ListState
  /** The number of matches; undefined where nothing is searched or filtered, or while it is unknown. */
  total: number | undefined
  onChange: (to: Partial<ListState>) => void
  rowHeight: RowHeight
  onRowHeight: (height: RowHeight) => void
}

/** The search of a list, its sort order and its columns. `/` focuses the search. */
export function Toolbar(props: Props) {
  const { entity, title, columns, state, total, onChange, rowHeight, onRowHeight } = props
  const t = useAdminText()
  const bar = useRef<HTMLDivElement>(null)
  const { language } = useLanguage()
  const [typed, setTyped] = useSearch(state.search, (search) => onChange({ search }))
  useShortcut('/', () => bar.current?.querySelector('input')?.focus())
  const formatted = numberFormat(language, { useGrouping: 'always' }).format(total ?? 0)
  return (
    <div
      className="a-toolbar flex flex-wrap items-center gap-2 py-3 px-[var(--a-pad)] has-[+:is(.a-filters,.a-bulk)]:pb-0 max-desk:flex-nowrap"
      ref={bar}
    >
      <SearchField
        className="a-search w-[min(24rem,100%)] max-desk:flex-1 max-desk:w-auto max-desk:min-w-0"
        label={t('ADMIN.LIST.SEARCH', { title })}
        value={typed}
        onChange={setTyped}
      />
      <output className="text-muted figures ms-auto max-desk:size-px max-desk:absolute max-desk:overflow-hidden max-desk:[clip-path:inset(50%)]">
        {total !== undefined && t('ADMIN.LIST.MATCHES', { count: total, formatted })}
      </output>
      <SortPicker columns={columns} sort={state.sort} onSort={(sort) => onChange({ sort })} />
      <ColumnsButton
        entity={entity}
        chosen={state.columns}
        onChange={(columns) => onChange({ columns })}
        rowHeight={rowHeight}
        onRowHeight={onRowHeight}
      />
    </div>
  )
}
