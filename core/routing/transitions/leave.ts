/** Resolves to whether the page may be left; asks the user if data would be lost. */
type ConfirmLeave = () => Promise<boolean>

let confirmation: ConfirmLeave | null = null

/** Asks for confirmation before the page is left, until the returned function is called. */
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

/** Resolves to whether the page may be left. */
export const canLeave = async (): Promise<boolean> => !confirmation || confirmation()
