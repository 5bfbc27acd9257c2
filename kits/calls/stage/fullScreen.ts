/** Whether this browser can fill the screen with a part of the page; an iPhone cannot. */
export const canFillScreen = (): boolean => document.fullscreenEnabled

/** Fills the screen with an element, or leaves it. Returns whether the screen is filled then. */
export async function fillScreen(element: HTMLElement, isFull: boolean): Promise<boolean> {
  const { ownerDocument } = element
  await (isFull ? element.requestFullscreen() : ownerDocument.exitFullscreen()).catch(() => undefined)
  return ownerDocument.fullscreenElement !== null
}
