import type { BrowserContext, Frame } from '@playwright/test'

/** What is shown beside the first page of a browser, in frames and in further tabs: a text for each, with its address. */
export function describeOtherPages(context: BrowserContext): Promise<string[]> {
  const frames = context.pages().flatMap((page) => page.frames())
  return Promise.all(frames.slice(1).map(describeFrame))
}

async function describeFrame(frame: Frame): Promise<string> {
  const { origin, pathname } = new URL(frame.url())
  const seen = await frame
    .locator('body')
    .ariaSnapshot({ timeout: 5000 })
    .catch(() => 'gives no answer')
  return `${origin}${pathname}\n${seen}\n`
}
