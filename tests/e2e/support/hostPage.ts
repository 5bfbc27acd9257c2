import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
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
export async function openHost(
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
