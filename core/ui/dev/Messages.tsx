import { useState } from 'react'
import { Banner } from '../feedback/Banner'
import { Button } from '../actions/Button'
import { ConfirmDialog } from '../overlays/ConfirmDialog'
import { Dialog } from '../overlays/Dialog'
import { MenuButton } from '../actions/MenuButton'
import { Notice } from '../feedback/Notice'
import { toast } from '../feedback/toast'
import { Example } from './Example'

export function Messages({ theme }: { theme: string }) {
  return (
    <Example title="Avisos">
      <Notice>La consulta se abre 15 minutos antes de la hora.</Notice>
      <Notice tone="warning">Tu receta de enalapril caduca dentro de 5 días.</Notice>
      <Notice
        tone="danger"
        title="No hemos podido guardar el cambio"
        action={<Button variant="secondary">Guardar otra vez</Button>}
      >
        Tu texto sigue aquí.
      </Notice>
      <Notice tone="success">Hemos enviado la confirmación a tu correo.</Notice>
      <Notice tone="brand">Tu médico ha escrito una nota.</Notice>
      <Banner
        label={`Cuenta de otra persona, tema ${theme}`}
        action={{ label: 'Volver a mi cuenta', onPress: () => {} }}
      >
        Actúas en nombre de Manuel
      </Banner>
      <div className="flex items-center gap-3 flex-wrap">
        <Button onClick={() => toast({ tone: 'success', text: 'Cita anulada. Te hemos enviado un correo.' })}>
          Aviso de éxito
        </Button>
        <Button
          onClick={() => toast({ tone: 'error', text: 'No se ha podido anular. La cita sigue en pie.' })}
        >
          Aviso de error
        </Button>
        <Button onClick={() => toast({ tone: 'info', text: 'Hay una versión nueva.' })}>Aviso neutro</Button>
      </div>
      <Overlays />
    </Example>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex items-center gap-3 flex-wrap">
      <Button variant="secondary" onClick={() => setOpen('dialog')}>
        Elegir idioma
      </Button>
      <Button variant="danger-quiet" onClick={() => setOpen('confirm')}>
        Anular la cita
      </Button>
      <MenuButton
        label="Acciones de Cardiología"
        items={[
          { id: 'edit', label: 'Cambiar', icon: 'pencil', onAction: () => {} },
          { id: 'none', label: 'Publicar', icon: 'eye', disabled: true, onAction: () => {} },
          { id: 'delete', label: 'Borrar', icon: 'trash-2', danger: true, onAction: () => {} },
        ]}
      />
      <Dialog title="Elige un idioma" isOpen={open === 'dialog'} onClose={close}>
        <p>Puedes cambiarlo cuando quieras.</p>
      </Dialog>
      <ConfirmDialog
        title="¿Anular esta cita?"
        isOpen={open === 'confirm'}
        onClose={close}
        confirm="Anular la cita"
        confirmBusy="Anulando…"
        keep="Volver"
        instead={<Button variant="secondary">Cambiar la hora</Button>}
        onConfirm={() => Promise.resolve()}
      >
        <p className="text-pretty">Otra persona podrá reservar esa hora. No tiene coste.</p>
      </ConfirmDialog>
    </div>
  )
}
