import { useState } from 'react'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { ChoiceField } from '../../choice/ChoiceField'
import { useSearchedOptions } from '../../choice/useSearchedOptions'
import type { ChoiceSource } from '../../entity'
import { toText } from '../../values/toText'
import { useCalendarText } from '../texts'
import type { AbsentDoctor } from './useAbsences'

const source: ChoiceSource = {
  from: 'GET api/doctors',
  read: 'GET api/doctors/{id}',
  label: ({ surname, name }) => [surname, name].map(toText).filter(Boolean).join(', '),
}

interface Props {
  doctors: readonly AbsentDoctor[]
  onChange: (doctors: readonly AbsentDoctor[]) => void
}

/** The doctors who are absent: found by name, and taken off the list again. */
export function DoctorsField({ doctors, onChange }: Props) {
  const t = useCalendarText()
  const [typed, setTyped] = useState('')
  const { data = [] } = useSearchedOptions(source, typed)
  const options = data.filter(({ value }) => doctors.every(({ id }) => id !== value))
  const add = (value: unknown) => {
    const option = options.find((one) => String(one.value) === String(value))
    if (option) onChange([...doctors, { id: Number(option.value), name: option.label }])
  }
  return (
    <div className="grid gap-2 max-w-120">
      <ChoiceField
        key={doctors.length}
        label={t('ADMIN.ABSENCES.DOCTORS')}
        hint={t('ADMIN.ABSENCES.DOCTORS_HINT')}
        options={options}
        selected={undefined}
        onType={setTyped}
        onSelect={add}
      />
      <ul>
        {doctors.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2 hairline-b">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <IconButton
              icon="x"
              label={t('ADMIN.ABSENCES.REMOVE_DOCTOR', { name })}
              onClick={() => onChange(doctors.filter((one) => one.id !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
