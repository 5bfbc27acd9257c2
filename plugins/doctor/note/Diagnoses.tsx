import { useText } from '@portico/core/i18n/useText'
import { useDeferredValue, useId, useState } from 'react'
import type { Diagnosis } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Card } from '@portico/core/ui/layout/Card'
import type { TextKey } from '../texts'

const MAX = 20

interface Props {
  chosen: readonly Diagnosis[]
  onChange: (chosen: Diagnosis[]) => void
}

/** The diagnoses of a visit, from the catalogue alone: the first one is the main one. */
export function Diagnoses({ chosen, onChange }: Props) {
  const t = useText<TextKey>()
  const title = useId()
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const { data, error } = useApi(
    'GET api/diagnoses',
    wanted.length < 2 ? null : { capability: 'consultationNotes', query: { search: wanted }, quiet: true },
  )
  const codes = chosen.map(({ code }) => code)
  const found = data?.filter(({ code }) => !codes.includes(code))
  const add = (one: Diagnosis | undefined) => {
    if (!one || chosen.length >= MAX) return
    onChange([...chosen, one])
    setSearch('')
  }
  return (
    <Card as="section" className="stack" aria-labelledby={title}>
      <h2 className="h2" id={title}>
        {t('DOCTOR.NOTE.DIAGNOSIS')}
      </h2>
      {chosen.length > 0 && (
        <ul className="stack gap-2">
          {chosen.map(({ code, name }, index) => (
            <li
              key={code}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pe-2 ps-4 hairline rounded-control"
            >
              <code className="font-sans text-base/normal font-strong figures">{code}</code>
              <span className="flex-[1_1_10rem] min-w-0 wrap-anywhere">
                <span className="font-strong">{name}</span>
                {index === 0 && (
                  <>
                    <br />
                    <span className="text-sm text-muted">{t('DOCTOR.NOTE.MAIN')}</span>
                  </>
                )}
              </span>
              <IconButton
                icon="x"
                label={t('DOCTOR.NOTE.REMOVE', { name })}
                onClick={() => onChange(chosen.filter((one) => one.code !== code))}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={t('DOCTOR.NOTE.ADD_DIAGNOSIS')}
        value={search}
        onChange={setSearch}
        onSend={() => add(found?.[0])}
      />
      {wanted.length >= 2 && found && (
        <ul aria-label={t('DOCTOR.NOTE.FOUND')}>
          {found.map((one) => (
            <li key={one.code}>
              <button type="button" className="list-row w-full text-start" onClick={() => add(one)}>
                <code className="font-sans text-base/normal font-strong figures">{one.code}</code>
                <span className="flex-1 min-w-0">{one.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <output className="text-sm text-muted">
        {wanted.length >= 2 && found && t('DOCTOR.NOTE.FOUND_COUNT', { count: found.length })}
        {wanted.length >= 2 && !data && error && t('DOCTOR.NOTE.SEARCH_FAILED')}
      </output>
    </Card>
  )
}
