import { openOverlay } from '@portico/core/app/overlays'

/** A visit of the person has changed: from the first time on, whatever page shows it reads it again. */
const openReader = (): void => openOverlay('visits')
export default openReader
