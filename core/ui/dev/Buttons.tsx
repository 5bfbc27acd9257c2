import { useState } from 'react'
import { Button } from '../actions/Button'
import { buttonClass } from '../actions/buttonClass'
import { Card } from '../layout/Card'
import { IconButton } from '../actions/IconButton'
import { Example } from './Example'

export function Buttons() {
  return (
    <Example title="Botones">
      <div className="flex items-center gap-3 flex-wrap">
        <Button>Reservar cita</Button>
        <Button variant="secondary">Cambiar la hora</Button>
        <Button variant="quiet">Volver</Button>
        <Button variant="danger">Anular la cita</Button>
        <Button variant="danger-quiet" icon="trash-2">
          Borrar
        </Button>
        <Button variant="accent" icon="video">
          Iniciar sesión
        </Button>
      </div>
      <div className="flex items-center gap-3 flex-wrap">
        <BusyButton />
        <Button busy>Guardar</Button>
        <Button disabled>Guardar</Button>
        <Button variant="secondary" size="sm" icon="download">
          Exportar
        </Button>
        <a className={buttonClass({ variant: 'secondary', size: 'sm' })} href="#/dev/ui">
          Un enlace
        </a>
        <IconButton icon="ellipsis-vertical" label="Más acciones" />
      </div>
      <Button size="lg" block icon="calendar-plus">
        Pedir cita
      </Button>
      <Card tone="deep">
        <Button variant="on-deep">Sobre fondo oscuro</Button>
      </Card>
    </Example>
  )
}

function BusyButton() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <Button busy={busy} busyText="Reservando…">
        Reservar la cita
      </Button>
      <Button variant="quiet" onClick={() => setBusy(!busy)}>
        {busy ? 'Acabar' : 'Empezar'}
      </Button>
    </>
  )
}
