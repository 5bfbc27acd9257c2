import { openOverlay } from '@portico/core/app/overlays'
import type { HubMessages } from '@schemas/hub'
import { noteMessage } from './messages'

/**
 * A visit of the person has changed: from the first time on, whatever page shows it reads it again, and shows what the change says.
 */
const openReader: HubMessages['consultationChanged'] = (change) => {
  noteMessage(change)
  openOverlay('visits')
}
export default openReader
