import { useDeferredValue, useEffect, useEffectEvent } from 'react'
import { EmptyState } from '@core/ui/feedback/EmptyState'
import { ErrorState } from '@core/ui/feedback/ErrorState'
import { Button } from '@core/ui/actions/Button'
import { cx } from '@core/ui/cx'
import type { IconName } from '@core/ui/media/icons'
import { Loading, Skeleton } from '@core/ui/feedback/Skeleton'
import type { AdminEntity } from '../entity'
import type { ListSection } from '../section'
import { useAdminText } from '../texts'
import { pageRange, type ListState } from './listState'
import { BulkBar } from './selection/BulkBar'
import { FilterBar } from './filters/FilterBar'
import { setFilter } from './filters/filters'
import './list.css'
import { ListFooter } from './ListFooter'
import { ListHeader } from './ListHeader'
import { ListTable } from './table/ListTable'
import { countSelected, emptySelection } from './selection/selection'
import { Toolbar } from './Toolbar'
import { useListColumns } from './columns/useListColumns'
import { useSavedListPosition } from './return/useListPosition'
import { useListState } from './useListState'
import { useRecords } from './useRecords'
import { useRowHeight } from './columns/useRowHeight'
import { useSelection } from './selection/useSelection'

interface Props {
  section: ListSection
  entity: AdminEntity
}

/** The list of an entity: search, filters, columns, table, selection and pages (ADMIN-018). */
export function ListPage({ section, entity }: Props) {
  const t = useAdminText()
  const { state, change } = useListState(entity)
  const back = useSavedListPosition(entity)
  const [rowHeight, setRowHeight] = useRowHeight()
  const { data, error, isValidating, isLoading, mutate, fetchAhead } = useRecords(entity, state)
  // How many there are is said in one frame, and the rows are drawn in the next: together they are too much for one.
  const shown = useDeferredValue(data) ?? data
  const [selection, select] = useSelection(state)
  const columns = useListColumns(entity, state.columns)
  const title = t(section.title as 'ADMIN.TITLE')
  const clear = () => select(emptySelection)
  const turn = (by: 1 | -1) => {
    const page = state.page + by
    if (data && page >= 0 && page < pageRange(state, data.total).pages) change({ page })
  }
  const last = data && !error && !isValidating ? pageRange(state, data.total).pages - 1 : state.page
  const toLast = useEffectEvent(() => change({ page: last }, { replace: true }))
  // An address from before, or the last row of the last page is gone: there is no such page any more.
  useEffect(() => {
    if (state.page > last) toLast()
  }, [state.page, last])
  // That nothing matches what was asked before says nothing of what is asked now.
  const isNone = data?.total === 0 && !isLoading
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0
  return (
    <div className={cx('a-list', `rows-${rowHeight}`, countSelected(selection, 1) > 0 && 'is-selecting')}>
      <ListHeader
        section={section}
        entity={entity}
        columns={columns}
        state={state}
        total={isNarrowed ? undefined : data?.total}
      />
      <Toolbar
        entity={entity}
        title={title}
        columns={columns}
        state={state}
        total={isNarrowed ? data?.total : undefined}
        onChange={change}
        rowHeight={rowHeight}
        onRowHeight={setRowHeight}
      />
      {data && countSelected(selection, data.total) > 0 ? (
        <BulkBar
          entity={entity}
          state={state}
          total={data.total}
          selection={selection}
          onSelect={select}
          onClear={clear}
        />
      ) : (
        entity.filters && (
          <FilterBar
            entity={entity}
            filters={state.filters}
            total={data?.total}
            onFilter={(id, value) => change(({ filters }) => ({ filters: setFilter(filters, id, value) }))}
            onClear={() => change({ filters: {} })}
          />
        )
      )}
      {error && (
        <ErrorState
          title={t('ADMIN.LIST.FAILED')}
          text={t('ADMIN.LIST.FAILED_HINT')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data?.total && !isNone && <ListSkeleton label={t('ADMIN.LIST.LOADING', { title })} />}
      {!error && isNone && (
        <EmptyList icon={section.icon} state={state} onClear={() => change({ search: '', filters: {} })} />
      )}
      {!error && data && shown && data.total > 0 && (
        <>
          <ListTable
            title={title}
            entity={entity}
            section={section}
            columns={columns}
            rows={shown.items}
            state={state}
            back={back}
            busy={isValidating || shown !== data}
            selection={selection}
            onSelect={select}
            onSort={(sort) => change({ sort })}
            onTurn={turn}
          />
          <ListFooter state={state} total={data.total} onChange={change} onAhead={fetchAhead} />
        </>
      )}
    </div>
  )
}

/** As many rows as fit a desktop. */
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
