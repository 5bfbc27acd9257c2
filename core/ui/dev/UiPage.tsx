import { PageHead } from '../layout/PageHead'
import { ToastRegion } from '../feedback/ToastRegion'
import { Buttons } from './Buttons'
import { Choosing } from './Choosing'
import { Colours } from './Colours'
import { Fields } from './Fields'
import { Marks } from './Marks'
import { Messages } from './Messages'
import './UiPage.css'
import { Waiting } from './Waiting'
import { When } from './When'

/** Every component with its states, in the light and in the dark theme of the tenant; served by `npm run dev` alone. */
export default function UiPage() {
  return (
    <div className="dev">
      <div className="dev-sheet">
        <PageHead overline="core/ui" title="Componentes" />
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
      <Marks />
      <Fields />
      <Choosing />
      <When />
      <Messages theme={theme} />
      <Waiting />
    </div>
  )
}
