import { use, useState } from 'react'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { TextField } from '@portico/core/ui/forms/TextField'
import { useCalendarText } from '../texts'
import {
  hasYear,
  publicHolidaysOf,
  regionOptions,
  type NamedDay,
  type PublicHolidays,
} from './publicHolidays'

const loadSpain = () => import('./spain.json')

interface PublicProps {
  year: number
  /** Today at the centre, YYYY-MM-DD. */
  today: string
  /** Adds days and returns how many of them are new. */
  onAdd: (days: readonly NamedDay[]) => number
}

/** Adds the public holidays of a region of Spain in a year. */
export function AddPublicHolidays({ year, today, onAdd }: PublicProps) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const data: PublicHolidays = use(loadOnce(loadSpain))
  const [region, setRegion] = useState('')
  const [added, setAdded] = useState<number | null>(null)
  const add = () => setAdded(onAdd(publicHolidaysOf(data, { region, year, from: today, language })))
  if (!hasYear(data, year)) return <p className="text-muted">{t('ADMIN.HOLIDAYS.PUBLIC_NONE', { year })}</p>
  const options = [{ value: '', label: t('ADMIN.HOLIDAYS.CHOOSE_REGION') }, ...regionOptions(data, language)]
  const choose = (value: string) => {
    setRegion(value)
    setAdded(null)
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('ADMIN.HOLIDAYS.REGION')}
          hint={t('ADMIN.HOLIDAYS.PUBLIC_HINT')}
          value={region}
          options={options}
          onChange={choose}
        />
        <Button variant="secondary" icon="plus" disabled={!region} onClick={add}>
          {t('ADMIN.HOLIDAYS.ADD_PUBLIC', { year })}
        </Button>
      </div>
      {year > data.officialUntil && (
        <p className="text-muted">{t('ADMIN.HOLIDAYS.PUBLIC_CHECK', { year })}</p>
      )}
      <output>
        {added === 0 && t('ADMIN.HOLIDAYS.PUBLIC_ALL')}
        {added !== null && added > 0 && t('ADMIN.HOLIDAYS.PUBLIC_ADDED', { count: added })}
      </output>
    </div>
  )
}

/** Adds one day, such as a local holiday. */
export function AddHoliday({ year, onAdd }: { year: number; onAdd: (day: NamedDay) => void }) {
  const t = useCalendarText()
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const isComplete = /^2\d{3}-/.test(date) && name.trim() !== ''
  const add = () => {
    if (!isComplete) return
    onAdd({ date, name: name.trim() })
    setDate('')
    setName('')
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      key={year}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <DateField label={t('ADMIN.HOLIDAYS.DATE')} value={date} onChange={setDate} />
      <TextField label={t('ADMIN.HOLIDAYS.NAME')} value={name} maxLength={100} onChange={setName} />
      <Button variant="secondary" icon="plus" type="submit" disabled={!isComplete}>
        {t('ADMIN.HOLIDAYS.ADD')}
      </Button>
      {(date !== '' || name !== '') && !isComplete && (
        <p className="text-muted self-center">{t('ADMIN.HOLIDAYS.ADD_MISSING')}</p>
      )}
    </form>
  )
}
