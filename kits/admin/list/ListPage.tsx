import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Button } from '@portico/core/ui/actions/Button'
import type { IconName } from '@portico/core/ui/media/Icon'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import type { AdminEntity } from '../entity'
import type { ListSection } from '../section'
import { useAdminText } from '../texts'
import { pageRange, type ListState } from './listState'
import { BulkBar } from './selection/BulkBar'
import { FilterBar } from './filters/FilterBar'
import { setFilter } from './filters/filters'
import { ListFooter } from './ListFooter'
import { ListHeader } from './ListHeader'
import { ListTable } from './table/ListTable'
import { countSelected, emptySelection, type Selection } from './selection/selection'
import { Toolbar } from './Toolbar'
import { useListColumns, type ListColumn } from './columns/useListColumns'
import { useSavedListPosition } from './return/useListPosition'
import { useListState } from './useListState'
import { useRecords } from './useRecords'
import { useRowHeight } from './columns/useRowHeight'
import { useSelection } from './selection/useSelection'
import { ListFrame } from './ListFrame'

interface Props {
  section: ListSection
  entity: AdminEntity
}

/** The list of an entity: search, filters, columns, table, selection and pages. */
export function ListPage({ section, entity }: Props) {
  const t = useAdminText()
  const { state, change } = useListState(entity)
  const [rowHeight, setRowHeight] = useRowHeight()
  const records = useRecords(entity, state)
  const { total } = records.data ?? {}
  const [selection, setSelection] = useSelection(state)
  const columns = useListColumns(entity, state.columns)
  const title = t(section.title as 'ADMIN.TITLE')
  const isFiltered = state.search !== '' || Object.keys(state.filters).length > 0
  useExistingPage(state, change, records)
  return (
    <ListFrame data-rows={rowHeight} data-selecting={countSelected(selection, 1) > 0 || undefined}>
      <ListHeader {...{ section, entity, columns, state }} total={isFiltered ? undefined : total} />
      <Toolbar
        {...{ entity, title, columns, state, rowHeight }}
        total={isFiltered ? total : undefined}
        onChange={change}
        onRowHeight={setRowHeight}
      />
      {total !== undefined && countSelected(selection, total) > 0 ? (
        <BulkBar
          {...{ entity, state, total, selection }}
          onSelect={setSelection}
          onClear={() => setSelection(emptySelection)}
        />
      ) : (
        entity.filters && (
          <FilterBar
            entity={entity}
            filters={state.filters}
            total={total}
            onFilter={(id, value) => change(({ filters }) => ({ filters: setFilter(filters, id, value) }))}
            onClear={() => change({ filters: {} })}
          />
        )
      )}
      <ListContent
        {...{ section, entity, title, columns, state, records, selection }}
        onSelect={setSelection}
        onChange={change}
      />
    </ListFrame>
  )
}

type Records = ReturnType<typeof useRecords>
type Change = ReturnType<typeof useListState>['change']

/** Goes to the last page when the address names one beyond it, or when its last row was deleted. */
function useExistingPage(state: ListState, change: Change, { data, error, isValidating }: Records): void {
  const last = data && !error && !isValidating ? pageRange(state, data.total).pages - 1 : state.page
  const goToLast = useEffectEvent(() => change({ page: last }, { replace: true }))
  useEffect(() => {
    if (state.page > last) goToLast()
  }, [state.page, last])
}

interface ContentProps extends Props {
  title: string
  columns: readonly ListColumn[]
  state: ListState
  records: Records
  selection: Selection
  onSelect: (selection: Selection) => void
  onChange: Change
}

/** The table with its footer, or its loading, error or empty state. */
function ListContent(props: ContentProps) {
  const { section, entity, title, columns, state, records, selection, onSelect, onChange } = props
  const t = useAdminText()
  const savedPosition = useSavedListPosition(entity)
  const { data, error, isValidating, isLoading, mutate, fetchAhead } = records
  // Deferred: the total and the table together would take too long for one frame.
  const deferred = useDeferredValue(data) ?? data
  if (error) {
    return (
      <ErrorState
        title={t('ADMIN.LIST.FAILED')}
        text={t('ADMIN.LIST.FAILED_HINT')}
        busy={isValidating}
        onRetry={() => void mutate()}
      />
    )
  }
  // While the next answer loads, an empty previous one must not show the empty state.
  if (data?.total === 0 && !isLoading) {
    return (
      <EmptyList icon={section.icon} state={state} onClear={() => onChange({ search: '', filters: {} })} />
    )
  }
  if (!data?.total || !deferred) return <ListSkeleton label={t('ADMIN.LIST.LOADING', { title })} />
  const turnPage = (step: 1 | -1) => {
    const page = state.page + step
    if (page >= 0 && page < pageRange(state, data.total).pages) onChange({ page })
  }
  return (
    <>
      <ListTable
        {...{ title, entity, section, columns, state, savedPosition, selection, onSelect }}
        rows={deferred.items}
        isBusy={isValidating || deferred !== data}
        onSort={(sort) => onChange({ sort })}
        onTurnPage={turnPage}
      />
      <ListFooter state={state} total={data.total} onChange={onChange} onPrefetch={fetchAhead} />
    </>
  )
}

/** As many rows as a desktop window shows. */
const rows = Array.from({ length: 13 }, (_, row) => row)

const ListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    {rows.map((row) => (
      <Skeleton key={row} shape="block" height="2rem" />
    ))}
  </Loading>
)

interface NoneProps {
  icon: IconName
  state: ListState
  onClear: () => void
}

function EmptyList({ icon, state: { search, filters }, onClear }: NoneProps) {
  const t = useAdminText()
  const filtered = Object.keys(filters).length > 0
  if (!search && !filtered) {
    return <EmptyState icon={icon} title={t('ADMIN.LIST.EMPTY')} text={t('ADMIN.LIST.EMPTY_HINT')} />
  }
  return (
    <EmptyState
      icon="search"
      title={search ? t('ADMIN.LIST.NO_MATCH', { search }) : t('ADMIN.LIST.NO_FILTERED')}
      text={t(
        search
          ? filtered
            ? 'ADMIN.LIST.NO_BOTH_HINT'
            : 'ADMIN.LIST.NO_MATCH_HINT'
          : 'ADMIN.LIST.NO_FILTERED_HINT',
      )}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(filtered ? 'ADMIN.FILTERS.CLEAR' : 'ADMIN.LIST.CLEAR')}
        </Button>
      }
    />
  )
}
