import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import type { Press } from './booking'
import { addressOf } from './server'

const root = path.resolve(import.meta.dirname, '../../..')
const sample = readFileSync(path.join(root, 'docs/embedding-sample.html'), 'utf8')

/** The origin of the site that may embed a tenant's booking. */
function embeddingOriginOf(tenant: string): string {
  const file = path.join(root, 'tenants', tenant, 'tenant.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { embeddingOrigin: string }).embeddingOrigin
}

/**
 * Opens the sample page of docs/ on a mocked site, with a path of a tenant's portal in its frame. Returns the frame.
 */
export async function openEmbeddingPage(
  page: Page,
  tenant: string,
  route = `/public/${tenant}-appointment`,
  origin = embeddingOriginOf(tenant),
): Promise<FrameLocator> {
  const body = sample.replace(/src="[^"]*"/, `src="${addressOf(tenant)}/#${route}"`)
  // The browser treats the mocked site as public and the portal as local.
  await page.context().grantPermissions(['local-network-access'])
  await page.route(`${origin}/appointment`, (request) => request.fulfill({ contentType: 'text/html', body }))
  await page.goto(`${origin}/appointment`)
  return page.frameLocator('iframe')
}

/** Reads a value until two reads are equal. */
export async function stableValue<T>(read: () => Promise<T>): Promise<T> {
  let last = await read()
  const isSame = async () => {
    const before = last
    last = await read()
    return last === before
  }
  await expect.poll(isSame, { intervals: [300] }).toBe(true)
  return last
}

/** Clicks inside a frame once its size is stable: a click during a resize may miss. */
export const pressInFrame: Press = async (button) => {
  await button.waitFor()
  await stableValue(() => button.page().locator('iframe').evaluateAll(frameRects))
  await button.click()
}

const frameRects = (frames: Element[]) =>
  frames.map((frame) => JSON.stringify(frame.getBoundingClientRect())).join()
