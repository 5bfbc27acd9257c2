import { Header } from 'react-aria-components/Header'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Button } from '@portico/core/ui/actions/Button'
import { Icon } from '@portico/core/ui/media/Icon'
import { menuClass, menuEntryClass } from '@portico/core/ui/actions/menuClass'
import { useAdminText } from '../texts'
import type { SearchEntry, SearchGroup } from './searchGroups'
import type { useRecordSearch } from './useRecordSearch'

interface Props {
  groups: readonly SearchGroup[]
  typed: string
  records: ReturnType<typeof useRecordSearch>
  onOpen: (entry: SearchEntry) => void
}

/** The found places in groups, and what the search is doing. */
export function SearchResults({ groups, typed, records, onOpen }: Props) {
  const t = useAdminText()
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const isSearching = typed !== '' && !records.isCurrent
  const status = isSearching
    ? t('ADMIN.SEARCH.BUSY')
    : typed === '' || records.error
      ? ''
      : count === 0
        ? t('ADMIN.SEARCH.NONE', { search: typed })
        : t('ADMIN.SEARCH.FOUND', { count })
  return (
    <>
      <output className={count > 0 && !isSearching ? 'sr-only' : 'text-muted'}>{status}</output>
      {typed !== '' && records.error && !isSearching && (
        <div className="flex flex-wrap items-center justify-between gap-2" role="alert">
          <p>{t('ADMIN.SEARCH.FAILED')}</p>
          <Button variant="secondary" size="sm" onClick={() => void records.mutate()}>
            {t('ADMIN.SEARCH.RETRY')}
          </Button>
        </div>
      )}
      <Menu className={menuClass} aria-label={t('ADMIN.SEARCH.RESULTS')}>
        {groups.map(({ id, title, entries }) => (
          <MenuSection key={id} id={id} className="a-find-group">
            <Header className="pt-3 pb-1 px-3 text-muted text-sm/normal font-semibold">{title}</Header>
            {entries.map((entry) => (
              <MenuItem
                // The same record may be recent and found.
                key={`${id} ${entry.id}`}
                id={`${id} ${entry.id}`}
                className={menuEntryClass}
                textValue={entry.label}
                onAction={() => onOpen(entry)}
              >
                <Icon name={entry.icon} size="s" />
                <span className="flex-1 min-w-0 grid [&>*]:truncate">
                  <span>{entry.label}</span>
                  {entry.detail && <span className="text-muted text-sm/normal">{entry.detail}</span>}
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </>
  )
}
