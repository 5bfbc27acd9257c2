import type { BrowserContext, Frame } from '@playwright/test'

/** Describes the content of frames and further tabs: address and accessibility tree of each. */
export function describeOtherPages(context: BrowserContext): Promise<string[]> {
  const frames = context.pages().flatMap((page) => page.frames())
  return Promise.all(frames.slice(1).map(describeFrame))
}

async function describeFrame(frame: Frame): Promise<string> {
  const { origin, pathname } = new URL(frame.url())
  const tree = await frame
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch(() => 'no response')
  return `${origin}${pathname}\n${tree}\n`
}
