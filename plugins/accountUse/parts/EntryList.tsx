import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { ActingEntry } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Select } from '@portico/core/ui/forms/Select'
import { Card } from '@portico/core/ui/layout/Card'
import { LIST_LENGTH, PAGE_LENGTH, capacitiesOf, ofCapacity, type Shown } from '../rules/shownEntries'
import { Entry } from './Entry'
import type { TextKey } from '../texts'

/** The entries, of everybody or of one capacity; in pages, and with a choice where there are many. */
export function EntryList({ entries }: { entries: readonly ActingEntry[] }) {
  const t = useText<TextKey>()
  const [shown, setShown] = useState<Shown>('all')
  const [pages, setPages] = useState(1)
  const found = ofCapacity(entries, shown)
  const visible = found.slice(0, pages * PAGE_LENGTH)
  const isLast = visible.length === found.length
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState icon="eye" title={t('ACCOUNT_USE.EMPTY')} text={t('ACCOUNT_USE.EMPTY_TEXT')} />
      </Card>
    )
  return (
    <>
      <CapacityChoice entries={entries} shown={shown} onChange={setShown} />
      <Card flush>
        <ul className="[&>li]:grid [&>li]:grid-cols-[1.5rem_minmax(0,1fr)] [&>li]:gap-3 [&>li]:py-4 [&>li]:px-5 [&>li]:wrap-anywhere [&>li+li]:hairline-t [&_svg]:text-brand">
          {visible.map((entry, index) => (
            <Entry key={`${entry.at} ${index}`} entry={entry} />
          ))}
        </ul>
      </Card>
      {!isLast && (
        <Button variant="secondary" onClick={() => setPages(pages + 1)}>
          {t('ACCOUNT_USE.MORE')}
        </Button>
      )}
      {isLast && entries.length >= LIST_LENGTH && (
        <p className="text-sm text-muted">{t('ACCOUNT_USE.LIMIT')}</p>
      )}
    </>
  )
}

interface CapacityChoiceProps {
  entries: readonly ActingEntry[]
  shown: Shown
  onChange: (shown: Shown) => void
}

/** Whose entries the list has; nothing for a short list, or one of a single capacity. */
function CapacityChoice({ entries, shown, onChange }: CapacityChoiceProps) {
  const t = useText<TextKey>()
  const capacities = capacitiesOf(entries)
  if (capacities.length < 2) return null
  const options: readonly Shown[] = ['all', ...capacities]
  return (
    <Select
      label={t('ACCOUNT_USE.WHO')}
      value={shown}
      onChange={onChange}
      options={options.map((value) => ({ value, label: t(`ACCOUNT_USE.${value}`) }))}
    />
  )
}
