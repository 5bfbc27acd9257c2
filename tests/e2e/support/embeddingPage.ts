import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Press } from './booking'
import { addressOf } from './server'

const root = path.resolve(import.meta.dirname, '../../..')
const sample = readFileSync(path.join(root, 'docs/embedding-sample.html'), 'utf8')

/** The site that may show a tenant's booking in a frame. */
export function embeddingOriginOf(tenant: string): string {
  const file = path.join(root, 'tenants', tenant, 'tenant.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { embeddingOrigin: string }).embeddingOrigin
}

/**
 * Opens the sample page of docs/ on a site that exists in this browser alone, with an in-app path of a tenant in its
 * frame. Out: the frame.
 */
export async function openEmbeddingPage(
  page: Page,
  tenant: string,
  route = `/public/${tenant}-appointment`,
  origin = embeddingOriginOf(tenant),
): Promise<FrameLocator> {
  const body = sample.replace(/src="[^"]*"/, `src="${addressOf(tenant)}/#${route}"`)
  // To the browser this is a site of the internet, and the portal is on this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${origin}/appointment`, (request) => request.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/appointment`)
  return page.frameLocator('iframe')
}

/** A value once it is the same at two looks. */
export async function stableValue<T>(look: () => Promise<T>): Promise<T> {
  let last = await look()
  const isSame = async () => {
    const before = last
    last = await look()
    return last === before
  }
  await expect.poll(isSame, { intervals: [300] }).toBe(true)
  return last
}

/** Presses what a frame shows once the frame stands still: while its size changes the browser may not lead a click into it. */
export const pressInFrame: Press = async (button) => {
  await button.waitFor()
  await stableValue(() => button.page().locator('iframe').evaluateAll(frameRects))
  await button.click()
}

const frameRects = (frames: Element[]) =>
  frames.map((frame) => JSON.stringify(frame.getBoundingClientRect())).join()
