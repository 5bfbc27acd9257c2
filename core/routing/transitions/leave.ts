/** Says whether the page may be left; asks the person where something would be lost. */
type ConfirmLeave = () => Promise<boolean>

let confirmation: ConfirmLeave | null = null

/** Asks before the page is left for another address, until the returned function is called. */
export function confirmBeforeLeaving(ask: ConfirmLeave): () => void {
  confirmation = ask
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => {
    if (confirmation === ask) confirmation = null
    removeEventListener('beforeunload', warn)
  }
}

/** Whether somebody will be asked before the page is left. */
export const hasLeaveConfirmation = (): boolean => confirmation !== null

/** Whether nobody minds that the page is left. */
export const canLeave = async (): Promise<boolean> => !confirmation || confirmation()
