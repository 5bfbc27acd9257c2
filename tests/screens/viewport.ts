import { vi } from 'vitest'

const contentRect = { width: 390, height: 640 } as DOMRectReadOnly

/** Gives every observed element the size of a phone's screen, and lets elements scroll: jsdom has no layout. */
export function stubViewport(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly onResize: ResizeObserverCallback) {}
      observe(target: Element): void {
        queueMicrotask(() => this.onResize([{ target, contentRect } as ResizeObserverEntry], this))
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  Element.prototype.scrollTo = () => {}
}
