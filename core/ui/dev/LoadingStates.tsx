import { Button } from '../actions/Button'
import { EmptyState } from '../feedback/EmptyState'
import { ErrorState } from '../feedback/ErrorState'
import { Fact, Facts } from '../layout/Facts'
import { ProgressBar } from '../feedback/ProgressBar'
import { Loading, Skeleton } from '../feedback/Skeleton'
import { Spinner } from '../feedback/Spinner'
import { Example } from './Example'

export function LoadingStates() {
  return (
    <>
      <Example title="Esperas">
        <Loading>
          <div className="flex items-center gap-3">
            <Skeleton shape="avatar" />
            <div className="stack gap-2 min-w-0 flex-1">
              <Skeleton width="60%" />
              <Skeleton width="40%" />
            </div>
          </div>
          <Skeleton shape="button" />
          <Skeleton shape="block" height="6rem" />
        </Loading>
        <ProgressBar label="Subiendo el informe" value={62} />
        <p className="flex items-center gap-3">
          <Spinner /> <span>Buscando horas libres…</span>
        </p>
        <Facts>
          <Fact
            icon="calendar"
            label="Día y hora"
            note="11:00 en Oviedo"
            action={
              <Button variant="quiet" size="sm">
                Cambiar
              </Button>
            }
          >
            Jueves 12-11-2026, a las 10:00
          </Fact>
          <Fact icon="credit-card" label="Precio">
            45,00 €
          </Fact>
        </Facts>
      </Example>
      <Example title="Vacíos y errores">
        <EmptyState
          icon="calendar"
          level={3}
          title="Todavía no tienes citas"
          text="Cuando reserves una, la verás aquí con la hora y el enlace para entrar."
          action={<Button icon="calendar-plus">Pedir cita</Button>}
        />
        <ErrorState
          level={3}
          title="No hemos podido cargar tus citas"
          text="Tus citas siguen en pie. Si es urgente, llama al 985 00 00 00."
          onRetry={() => {}}
        />
      </Example>
    </>
  )
}
