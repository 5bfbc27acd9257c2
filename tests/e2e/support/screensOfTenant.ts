import path from 'node:path'
import type { Page } from '@playwright/test'
import { collect } from '../../../core/plugin/host'
import { readPlugins } from '../../../scripts/schemas/plugins'
import { readTenant } from '../../../scripts/tenant/tenantFolder'
import { kits } from '../../../src/kits'
import { isOfLink, leadsPatientTo, leadsTo, screensOf, type Screen } from '../../support/portalScreens'
import { openPath } from './people'
import { root } from './server'
import { expect, test } from './test'

const plugins = await readPlugins(root)

/**
 * The screens that a tenant has at an API without capabilities, for somebody with a role. `features` replaces those of the
 * tenant's server.
 */
export function screensOfTenant(
  tenant: string,
  role: Screen['role'],
  features?: readonly string[],
): Screen[] {
  const { manifest, backend } = readTenant(path.join(root, 'tenants'), tenant)
  const on = new Set(features ?? ((backend?.features ?? []) as string[]))
  const { host } = collect(plugins, manifest?.plugins ?? {}, on, { kits })
  return screensOf(host).filter((screen) => screen.role === role && screen.isOffered && !isOfLink(screen))
}

/** What may be different. */
interface Expected {
  /** Whether the API has a record 1 of everything. Otherwise the screen of one may say that it cannot be shown. */
  hasRecords: boolean
  /** What else is checked at each screen. */
  look?: () => Promise<void>
}

/** Expects a page that has loaded and has a heading. */
export async function expectShown(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).not.toHaveAttribute('aria-busy', 'true')
  await expect(main.locator('[aria-busy=true], .skeleton')).toHaveCount(0)
  // Last: until the page has replaced the one before, that one's heading is there.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Opens each screen: it shows what there is, at its own address or where that leads, without a failure and without waiting for ever. */
export async function openEach(
  page: Page,
  screens: readonly Screen[],
  { hasRecords, look }: Expected,
): Promise<void> {
  const main = page.getByRole('main')
  for (const { id, address } of screens) {
    await test.step(address, async () => {
      await openPath(page, address)
      await expectShown(page)
      if (hasRecords || !/\/1(\/|$)/.test(address))
        await expect(main.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
      await expect(main).not.toContainText(/undefined|NaN|Invalid Date|Algo ha fallado/)
      const at = new URL(page.url()).hash.slice(1).split('?')[0]
      expect([address, leadsTo[id], leadsPatientTo[id]]).toContain(at)
      await look?.()
    })
  }
}
