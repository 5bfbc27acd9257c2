import { numberFormat } from '../../format/intl'
import { useLanguage } from '../../i18n/useLanguage'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { Button } from '../../ui/Button'
import { buttonClass } from '../../ui/buttonClass'
import { Icon } from '../../ui/Icon'
import type { IconName } from '../../ui/icons'
import { Link } from '../../routing/Link'
import { useRoute } from '../../routing/useRoute'
import { SearchField } from '../../ui/SearchField'
import { Loading, Skeleton } from '../../ui/Skeleton'
import type { AdminEntity } from '../entity'
import type { ListSection } from '../section'
import { useAdminText } from '../texts'
import { shownColumns } from './columns'
import { ColumnsButton } from './ColumnsButton'
import './list.css'
import { ExportButton } from './ExportButton'
import { FilterBar } from './FilterBar'
import { ListFoot } from './ListFoot'
import { ListTable } from './ListTable'
import { useListState } from './useListState'
import { useRecords } from './useRecords'
import { useSearch } from './useSearch'

interface Props {
  section: ListSection
  entity: AdminEntity
}

/** The list of an entity: search, columns, table and pages (ADMIN-018). */
export function ListPage({ section, entity }: Props) {
  const t = useAdminText()
  const { state, change } = useListState(entity)
  const { data, error, isValidating, mutate } = useRecords(entity, state)
  const [typed, type] = useSearch(state.search, (search) => change({ search }))
  const columns = shownColumns(entity, state.columns)
  const title = t(section.title as 'ADMIN.TITLE')
  const formatted = numberFormat(useLanguage().language, { useGrouping: 'always' }).format(data?.total ?? 0)
  return (
    <div className="a-list">
      <header className="a-head">
        <h1 className="a-title">{title}</h1>
        {entity.listActions?.map((one) => (
          <ActionLink key={one.id} look="secondary" icon={one.icon} label={t(one.label)} to={one.to} />
        ))}
        {entity.can?.export !== false && (
          <ExportButton entity={entity} title={title} columns={columns} state={state} />
        )}
        {entity.can?.create !== false && section.forms?.create && (
          <ActionLink look="primary" icon="plus" label={t('ADMIN.LIST.CREATE')} to={section.forms.create} />
        )}
      </header>
      <div className="a-toolbar">
        <SearchField
          className="a-search"
          label={t('ADMIN.LIST.SEARCH', { title })}
          value={typed}
          onChange={type}
        />
        <output className="a-result">
          {data && t('ADMIN.LIST.MATCHES', { count: data.total, formatted })}
        </output>
        <ColumnsButton entity={entity} chosen={state.columns} onChange={(columns) => change({ columns })} />
      </div>
      {entity.filters && (
        <FilterBar
          entity={entity}
          filters={state.filters}
          total={data?.total}
          onChange={(filters) => change({ filters })}
        />
      )}
      {error && (
        <ErrorState
          title={t('ADMIN.LIST.FAILED')}
          text={t('ADMIN.LIST.FAILED_HINT')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && <Waiting label={t('ADMIN.LIST.LOADING', { title })} />}
      {!error && data?.total === 0 && (
        <None
          icon={section.icon}
          search={state.search}
          filtered={Object.keys(state.filters).length > 0}
          onClear={() => change({ search: '', filters: {} })}
        />
      )}
      {!error && data && data.total > 0 && (
        <>
          <ListTable
            title={title}
            entity={entity}
            section={section}
            columns={columns}
            rows={data.items}
            sort={state.sort}
            busy={isValidating}
            onSort={(sort) => change({ sort })}
          />
          <ListFoot state={state} total={data.total} onChange={change} />
        </>
      )}
    </div>
  )
}

/** As many rows as fit a desktop. */
const rows = Array.from({ length: 13 }, (_, row) => row)

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    {rows.map((row) => (
      <Skeleton key={row} shape="block" height="2rem" />
    ))}
  </Loading>
)

interface ActionProps {
  look: 'primary' | 'secondary'
  icon: IconName
  label: string
  to: string
}

function ActionLink({ look, icon, label, to }: ActionProps) {
  const { id } = useRoute()
  return (
    <Link className={buttonClass({ variant: look })} to={id} params={{ '*': to }}>
      <Icon name={icon} size="s" />
      {label}
    </Link>
  )
}

interface NoneProps {
  icon: IconName
  search: string
  filtered: boolean
  onClear: () => void
}

function None({ icon, search, filtered, onClear }: NoneProps) {
  const t = useAdminText()
  if (!search && !filtered) {
    return <EmptyState icon={icon} title={t('ADMIN.LIST.EMPTY')} text={t('ADMIN.LIST.EMPTY_HINT')} />
  }
  return (
    <EmptyState
      icon="search"
      title={search ? t('ADMIN.LIST.NO_MATCH', { search }) : t('ADMIN.LIST.NO_FILTERED')}
      text={t('ADMIN.LIST.NO_MATCH_HINT')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(filtered ? 'ADMIN.FILTERS.CLEAR' : 'ADMIN.LIST.CLEAR')}
        </Button>
      }
    />
  )
}
