import { useState } from 'react'
import { Avatar } from '../media/Avatar'
import { Chip } from '../layout/Chip'
import { ChoiceCards } from '../forms/ChoiceCards'
import { Tabs } from '../layout/Tabs'
import { Example } from './Example'

const doctors = [
  {
    value: 'ines',
    title: 'Dra. Inés Corral Vega',
    text: 'Cardiología · desde el jueves',
    start: <Avatar name="Dra. Inés Corral Vega" />,
    end: <Chip>45 €</Chip>,
  },
  {
    value: 'joaquin',
    title: 'Dr. Joaquín Menéndez-Valledor Fernández de la Vallina',
    text: 'Cardiología · desde el lunes',
    start: <Avatar name="Dr. Joaquín Menéndez" />,
  },
  { value: 'none', title: 'Dr. Andrés Llaneza Rubio', text: 'Sin fechas en noviembre', disabled: true },
] as const

export function Selection() {
  const [doctor, setDoctor] = useState<string | null>('ines')
  const [tab, setTab] = useState<'upcoming' | 'past'>('upcoming')
  return (
    <Example title="Elegir">
      <ChoiceCards label="¿Con quién?" options={doctors} value={doctor} onChange={setDoctor} />
      <ChoiceCards
        label="¿Cómo?"
        options={[{ value: 'video', title: 'Por vídeo' }]}
        value={null}
        onChange={() => {}}
        error="Elige cómo quieres la consulta"
      />
      <Tabs
        label="Mis citas"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'upcoming', label: 'Próximas', count: 2 },
          { id: 'past', label: 'Pasadas' },
        ]}
      >
        <p>{tab === 'upcoming' ? 'Tienes dos citas.' : 'Tuviste doce citas.'}</p>
      </Tabs>
    </Example>
  )
}
