import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { App } from '../../../core/app/App'
import type { Call } from '@portico/core/http/useCall'
import { ApiProvider } from '../../../core/session/ApiProvider'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../../core/plugin/host'
import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { HostProvider } from '@portico/core/plugin/useHost'
import { storeToken, openSession } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { adminKit } from '../kit'
import type { AdminSection } from '../section'

// Load lazy modules beforehand, so that tests wait for screens and not for compilation.
import '@portico/core/ui/overlays/ConfirmDialog'
import '../../../core/ui/feedback/ToastRegion'
import '../AdminArea'
import '../actions/DeleteDialog'
import '../form/FormPage'
import '../shortcuts/ShortcutsDialog'
import '../list/columns/ColumnsPopover'
import '../list/filters/FilterDialog'
import '../list/table/RowMenu'

/** The input of a test: sections, their texts, and the server's answers. */
export interface TestArea {
  sections: readonly AdminSection[]
  texts: Readonly<Record<string, string>>
  /** The features that the server has enabled. */
  features?: readonly string[]
  /** Answers every operation except the user's own data. */
  answer: (
    operation: string,
    input: { query?: unknown; params?: unknown; body?: unknown },
  ) => Promise<unknown>
}

const blank = () =>
  Promise.resolve({
    default: function Home() {
      return <h1>Inicio del portal</h1>
    },
  })

/** Loads texts, as a plugin does. */
const loaded = (texts: TestArea['texts']) => () => Promise.resolve({ default: { ...texts } })

const hostOf = ({ sections, texts, features = [] }: TestArea) =>
  collect(
    [
      definePlugin({
        id: 'test',
        i18n: { es: loaded(texts), en: loaded(texts) },
        routes: [
          { id: 'videoConsultation.home', area: 'patient', path: 'home', title: 'MENU.HOME', screen: blank },
          {
            id: 'admin',
            area: 'admin',
            path: '*',
            title: 'ADMIN.COMPANIES',
            requires: { role: 'Administrator' },
            screen: () => import('../AdminArea'),
          },
        ],
        adminEntities: [{ id: 'test', sections: () => Promise.resolve({ default: sections }) }],
      }),
    ],
    { test: {} },
    new Set([...features, ...everyCapability]),
    { kits: [adminKit] },
  ).host

/** Opens an address of the administration as somebody with a role, and waits for its title. */
export async function openArea(area: TestArea, path: string, role: string) {
  const call = ((operation: string, input: object) =>
    operation === 'GET api/users/data'
      ? Promise.resolve({ id: 'u1', name: 'Alba', surname: 'Rey' })
      : area.answer(operation, input)) as Call
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role }))}.s`)
  location.hash = `#${path}`
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
        <TenantProvider tenant={testTenant}>
          <HostProvider host={hostOf(area)}>
            <ApiProvider call={call}>
              <App />
            </ApiProvider>
          </HostProvider>
        </TenantProvider>
      </SWRConfig>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
}
