import type { Capability } from '@schemas/generated/contract'
import { capabilityFeature } from '../../core/plugin/capability/capabilityFeature'
import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Tenant } from '@schemas/generated/tenant'
import { renderApp } from '../../core/app/testApp'
import { testTenant } from '../../core/tenant/testTenant'
import { initTexts } from '../../core/i18n/i18n'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { kits } from '../../src/kits'
import { closePortal, fakeApi, signInAsAna } from '../../kits/booking/testing/testPortal'

/** The answers of an API by operation, or functions that return them. */
export type Answers = Readonly<Record<string, unknown>>

/** Tests of a file open pages in Spanish as Ana, each in a portal of its own. */
export function setUpPages(): void {
  beforeAll(() => initTexts('es'))
  beforeEach(signInAsAna)
  afterEach(closePortal)
}

/** Forgets the page and what it stored, and signs in again. */
export function startAgain(): void {
  closePortal()
  signInAsAna()
}

interface Page {
  plugin: AnyPlugin
  /** Other plugins that are on. */
  others?: readonly AnyPlugin[]
  features?: readonly string[]
  /** What the API offers beyond the specification; absent: everything. */
  capabilities?: readonly Capability[]
  /** What the tenant's manifest says about a plugin, by its id. */
  options?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** What differs from the tenant of the tests. */
  tenant?: Partial<Tenant>
  /** The path in the address, without a slash before it. */
  path: string
  api: Answers
  /** The heading to wait for; none waits for nothing. */
  heading?: string | undefined
}

/** Opens a page of a portal that has one plugin, and others that it meets at contribution points. */
export async function renderPage({
  plugin,
  others = [],
  features = [],
  capabilities,
  options = {},
  tenant = {},
  path,
  api,
  heading,
}: Page): Promise<void> {
  const plugins = [plugin, ...others]
  const listed = Object.fromEntries(plugins.map(({ id }) => [id, options[id] ?? {}]))
  const { host } = collect(
    plugins,
    listed,
    new Set([...features, ...(capabilities?.map(capabilityFeature) ?? everyCapability)]),
    { kits },
  )
  location.hash = `#/${path}`
  await renderApp(host, fakeApi(api), { ...testTenant, ...tenant })
  if (heading) await screen.findByRole('heading', { level: 1, name: heading })
}
