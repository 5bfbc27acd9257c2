import { useState } from 'react'
import { Arches } from '../media/Arches'
import { moreIcons } from '../media/artwork/more'
import { rareIcons } from '../media/artwork/rare'
import { startIcons } from '../media/artwork/start'
import { Avatar } from '../media/Avatar'
import { Card } from '../layout/Card'
import { Chip } from '../layout/Chip'
import { ChipToggle } from '../layout/ChipToggle'
import { Count } from '../layout/Count'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/icons'
import { SegmentedControl } from '../forms/SegmentedControl'
import { Example } from './Example'

const names = Object.keys({ ...startIcons, ...moreIcons, ...rareIcons }) as IconName[]

export function Indicators() {
  return (
    <Example title="Marcas">
      <div className="flex flex-wrap gap-2">
        <Chip>Anulada</Chip>
        <Chip tone="brand">En curso</Chip>
        <Chip tone="success" icon="circle-check">
          Confirmada
        </Chip>
        <Chip tone="warning" icon="clock">
          Pendiente de pago
        </Chip>
        <Chip tone="danger" icon="circle-alert">
          Caducada
        </Chip>
        <Chip tone="info" icon="video">
          Videoconsulta
        </Chip>
        <Chip tone="accent">Nuevo</Chip>
        <Count value={2} />
        <Count value={3} tone="brand" />
        <Count value={12} tone="accent" />
      </div>
      <Filters />
      <div className="flex items-center gap-3 flex-wrap">
        <Avatar name="Ana López" size="sm" />
        <Avatar name="Dra. Inés Corral Vega" />
        <Avatar name="Olga Huerta" size="lg" />
        <Avatar name="Nuria Blanco" size="xl" />
      </div>
      <Card tone="deep" className="grid place-items-center pt-20 overflow-hidden">
        <Arches>
          <Avatar name="Dra. Inés Corral Vega" size="xl" onDeep />
        </Arches>
      </Card>
      <p className="flex items-center flex-wrap gap-2">
        {names.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </Example>
  )
}

function Filters() {
  const [all, setAll] = useState(true)
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ChipToggle pressed={all} onChange={setAll}>
          Todas
        </ChipToggle>
        <ChipToggle pressed={!all} onChange={() => setAll(!all)}>
          Por vídeo
        </ChipToggle>
      </div>
      <SegmentedControl
        label="Cómo verlo"
        value={view}
        onChange={setView}
        options={[
          { value: 'chart', label: 'Gráfica', icon: 'chart-line' },
          { value: 'table', label: 'Tabla', icon: 'table' },
        ]}
      />
    </>
  )
}
