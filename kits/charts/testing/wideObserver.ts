/** Gives elements a size, which jsdom does not have. */
export class WideObserver {
  constructor(private readonly seen: ResizeObserverCallback) {}
  observe(target: Element): void {
    const contentRect = { width: 640, height: 216 } as DOMRectReadOnly
    this.seen([{ target, contentRect } as ResizeObserverEntry], this)
  }
  unobserve(): void {}
  disconnect(): void {}
}
