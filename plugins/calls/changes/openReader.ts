import { openOverlay } from '@portico/core/app/overlays'
import type { HubMessages } from '@schemas/hub'
import { noteInvitation } from './invitations'

/**
 * A visit of the person has changed: from the first time on, whatever page shows it reads it again. Somebody of a patient's family may
 * have been invited into a call.
 */
const openReader: HubMessages['consultationChanged'] = ({ invited }) => {
  if (invited) noteInvitation(invited.url)
  openOverlay('visits')
}
export default openReader
