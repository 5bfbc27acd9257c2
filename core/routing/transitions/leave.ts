/** Says whether the page may be left; asks the person where something would be lost. */
type MayLeave = () => Promise<boolean>

let asks: MayLeave | null = null

/** Asks before the page is left for another address, until the returned function is called. */
export function askBeforeLeaving(ask: MayLeave): () => void {
  asks = ask
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', warn)
  return () => {
    if (asks === ask) asks = null
    removeEventListener('beforeunload', warn)
  }
}

/** Whether somebody will be asked before the page is left. */
export const minds = (): boolean => asks !== null

/** Whether nobody minds that the page is left. */
export const mayLeave = async (): Promise<boolean> => !asks || asks()
