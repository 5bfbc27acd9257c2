import { PageHeader } from '../layout/PageHeader'
import { ToastRegion } from '../feedback/ToastRegion'
import { Buttons } from './Buttons'
import { Selection } from './Selection'
import { Colours } from './Colours'
import { Fields } from './Fields'
import { Indicators } from './Indicators'
import { Messages } from './Messages'
import './UiPage.css'
import { LoadingStates } from './LoadingStates'
import { CalendarParts } from './CalendarParts'

/** Every component with its states in light and dark; only in `npm run dev`. */
export default function UiPage() {
  return (
    <div className="dev">
      <div className="dev-sheet">
        <PageHeader overline="core/ui" title="Componentes" />
      </div>
      <div className="dev-themes">
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
    <div className="dev-sheet">
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
