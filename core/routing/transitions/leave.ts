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

/** Whether leaving the page asks for confirmation. */
export const hasLeaveConfirmation = (): boolean => confirmation !== null

/** Whether every blocker allows leaving the page. */
export const canLeave = async (): Promise<boolean> => !confirmation || confirmation()
