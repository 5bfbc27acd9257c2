import { useId, useState } from 'react'
import { Checkbox } from '../forms/Checkbox'
import { DateField } from '../forms/date/DateField'
import { ErrorSummary } from '../forms/ErrorSummary'
import { SearchField } from '../forms/SearchField'
import { Select } from '../forms/Select'
import { Switch } from '../forms/Switch'
import { TextArea } from '../forms/TextArea'
import { TextField } from '../forms/TextField'
import { Button } from '../actions/Button'
import { Example } from './Example'

const insurers = [
  { value: 'none', label: 'Sin aseguradora' },
  { value: 'other', label: 'Otra' },
] as const

export function Fields() {
  const phone = useId()
  const [attempt, setAttempt] = useState(0)
  const [text, setText] = useState({
    name: 'Carmen Suárez Prieto',
    phone: '655 12A',
    note: '',
    search: 'car',
    born: '',
  })
  const [insurer, setInsurer] = useState<'none' | 'other'>('none')
  const [yes, setYes] = useState(true)
  const write = (key: keyof typeof text) => (value: string) => setText((old) => ({ ...old, [key]: value }))
  const errors = attempt > 0 ? [{ field: phone, text: 'Escribe un teléfono válido' }] : []
  return (
    <Example title="Campos">
      <ErrorSummary attempt={attempt} errors={errors} />
      <TextField label="Nombre y apellidos" autoComplete="name" value={text.name} onChange={write('name')} />
      <TextField
        id={phone}
        type="tel"
        label="Teléfono"
        hint="Te llamaremos solo si falla el vídeo."
        error="Usa solo números, espacios o guiones. Por ejemplo: 655 120 304."
        value={text.phone}
        onChange={write('phone')}
      />
      <DateField
        label="Fecha de nacimiento"
        hint="La que dice tu documento."
        optional
        value={text.born}
        onChange={write('born')}
      />
      <DateField
        label="Día de la consulta"
        error="Ese día ya ha pasado. Elige otro."
        value="2026-06-26"
        onChange={() => {}}
      />
      <Select label="Aseguradora" optional value={insurer} onChange={setInsurer} options={insurers} />
      <TextArea
        label="Cuéntanos el motivo"
        optional
        maxLength={5000}
        value={text.note}
        onChange={write('note')}
      />
      <SearchField label="Buscar por nombre" value={text.search} onChange={write('search')} />
      <Checkbox
        checked={yes}
        onChange={setYes}
        error={yes ? undefined : 'Acepta las condiciones para seguir'}
      >
        He leído las condiciones del servicio
      </Checkbox>
      <Switch checked={yes} onChange={setYes}>
        Avisarme por correo
      </Switch>
      <Button onClick={() => setAttempt(attempt + 1)}>Guardar los cambios</Button>
    </Example>
  )
}
