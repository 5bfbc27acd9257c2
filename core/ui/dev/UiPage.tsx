import { PageHeader } from '../layout/PageHeader'
import { ToastRegion } from '../feedback/ToastRegion'
import { Buttons } from './Buttons'
import { Selection } from './Selection'
import { Colours } from './Colours'
import { Fields } from './Fields'
import { Indicators } from './Indicators'
import { Messages } from './Messages'
import { LoadingStates } from './LoadingStates'
import { CalendarParts } from './CalendarParts'

/** Every component with its states in light and dark; only in `npm run dev`. */
export default function UiPage() {
  return (
    <div className="dev">
      <div className="grid gap-4 p-4 [&>*]:min-w-0">
        <PageHeader overline="core/ui" title="Componentes" />
      </div>
      <div className="grid items-start [&>*]:min-w-0 [&>*]:bg-surface [&>*]:text-body desk:grid-cols-[1fr_1fr]">
        <Sheet theme="claro" />
        <div data-theme="dark">
          <Sheet theme="oscuro" />
        </div>
      </div>
      <ToastRegion />
    </div>
  )
}

function Sheet({ theme }: { theme: string }) {
  return (
    <div className="grid gap-4 p-4 [&>*]:min-w-0">
      <Colours />
      <Buttons />
      <Indicators />
      <Fields />
      <Selection />
      <CalendarParts />
      <Messages theme={theme} />
      <LoadingStates />
    </div>
  )
}
