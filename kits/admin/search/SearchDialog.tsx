import { useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useGo } from '@portico/core/routing/useGo'
import { useRoute } from '@portico/core/routing/useRoute'
import { usePersonContext } from '@portico/core/session/personContext'
import { tabStorage } from '@portico/core/state/tabStorage'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { Icon } from '@portico/core/ui/media/Icon'
import { inputGroupClass } from '@portico/core/ui/forms/inputClass'
import type { AdminSection } from '../section'
import { useAdminText } from '../texts'
import { addRecent, readRecent } from './recentEntries'
import { recordGroups, sectionEntries, type SearchEntry, type SearchGroup } from './searchGroups'
import { SearchResults } from './SearchResults'
import { useRecordSearch } from './useRecordSearch'

interface Props {
  /** The sections that the person may use, in the order of the menu. */
  sections: readonly AdminSection[]
  onClose: () => void
}

/** The search of all sections and their records. Arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ sections, onClose }: Props) {
  const t = useAdminText()
  const go = useGo()
  const { id: route } = useRoute()
  const { personKey } = usePersonContext()
  const [typed, setTyped] = useState('')
  const records = useRecordSearch(typed)
  const groups = useGroups(sections, typed, records)
  const open = (entry: SearchEntry) => {
    addRecent(tabStorage(), personKey, entry)
    onClose()
    go(route, { params: { '*': entry.path }, ...(entry.query && { query: entry.query }) })
  }
  return (
    <Dialog title={t('ADMIN.SEARCH.TITLE')} isOpen onClose={onClose} wide>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField
          className={`${inputGroupClass} w-full`}
          aria-label={t('ADMIN.SEARCH.LABEL')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a search that opens takes the focus
          autoFocus
        >
          <Icon name="search" size="s" />
          <Input className="input" placeholder={t('ADMIN.SEARCH.LABEL')} maxLength={100} />
        </SearchField>
        <SearchResults groups={groups} typed={typed.trim()} records={records} onOpen={open} />
      </Autocomplete>
    </Dialog>
  )
}

function useGroups(
  sections: readonly AdminSection[],
  typed: string,
  { data, search }: ReturnType<typeof useRecordSearch>,
): readonly SearchGroup[] {
  const t = useAdminText()
  const { personKey } = usePersonContext()
  const [recent] = useState(() => readRecent(tabStorage(), personKey))
  const titleOf = ({ title }: AdminSection) => t(title as 'ADMIN.TITLE')
  const text = typed.trim()
  const places = sectionEntries(sections, text, titleOf)
  const found =
    text === '' || search === ''
      ? []
      : recordGroups(sections, data ?? [], search, {
          titleOf,
          all: (title) => t('ADMIN.SEARCH.ALL', { title }),
        })
  return [
    { id: 'recent', title: t('ADMIN.SEARCH.RECENT'), entries: text === '' ? recent : [] },
    ...found,
    { id: 'sections', title: t('ADMIN.SEARCH.SECTIONS'), entries: places },
  ].filter(({ entries }) => entries.length > 0)
}
