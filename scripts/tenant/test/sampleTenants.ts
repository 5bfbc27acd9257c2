import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { definePlugin } from '../../../core/plugin/definePlugin'
import { tenantBase, tenantSchema } from '../../schemas/tenantSchema'
import type { Project } from '../project'
import type { RouteId } from '../../../core/plugin/points'

const root = path.resolve(import.meta.dirname, '../../..')
const screen = () => Promise.resolve({ default: () => null })
const absent = () => Promise.reject(new Error('not needed to check a tenant'))
const variant = absent

const plugins = [
  definePlugin({
    id: 'entrance',
    routes: [
      { id: 'auth', area: 'public', path: 'auth', title: 'UI.RETRY', screen },
      { id: 'videoConsultation.home', area: 'patient', path: 'home', title: 'UI.RETRY', screen },
      { id: 'profile.myaccount', area: 'profile', path: 'account', title: 'UI.RETRY', screen },
    ],
  }),
  definePlugin({
    id: 'welcome',
    options: {
      columns: { type: 'integer', minimum: 1, default: 2 },
      tone: { enum: ['warm', 'cool'], default: 'warm' },
    },
    routes: [
      { id: 'welcome' as RouteId, area: 'patient', path: 'welcome', title: 'WELCOME.TITLE', screen },
      // A part for the feature of another plugin.
      {
        id: 'welcomeProof' as RouteId,
        area: 'patient',
        path: 'welcome-proof',
        title: 'WELCOME.TITLE',
        requires: { features: ['proof'] },
        screen,
      },
    ],
  }),
  definePlugin({
    id: 'pay',
    routes: [{ id: 'pay' as RouteId, area: 'public', path: 'pay', title: 'UI.RETRY', screen }],
    paymentPages: [{ id: 'pay', route: 'pay' as RouteId }],
  }),
  definePlugin({
    id: 'proof',
    options: { engine: { type: 'string', default: 'camera' } },
    features: ['proof'],
    providers: [{ id: 'camera', kind: 'identity', provider: () => Promise.reject(new Error('not needed')) }],
  }),
  definePlugin({
    id: 'identity',
    options: { engine: { type: 'string', default: 'onfido' } },
    features: ['facialVerification'],
    providers: (['onfido', 'sandbox'] as const).map((id) => ({
      id,
      kind: 'identity' as const,
      provider: absent,
    })),
  }),
  definePlugin({ id: 'twilioVideo', providers: [{ id: 'twilio', kind: 'video', provider: absent }] }),
  definePlugin({
    id: 'sandboxCards',
    providers: [{ id: 'sandboxCards', kind: 'payment', provider: absent }],
  }),
  definePlugin({ id: 'admin' }),
  definePlugin({
    id: 'hospital',
    options: { privateInsurer: { type: 'integer', default: 0, minimum: 0 } },
  }),
  definePlugin({
    id: 'booking',
    features: ['bookAny', 'bookOne'],
    bookingVariants: [
      {
        id: 'any',
        route: 'bookAny' as RouteId,
        path: 'book-any',
        title: 'BOOK.TITLE',
        rank: { book: 20 },
        requires: { features: ['bookAny'] },
        variant,
      },
      {
        id: 'one',
        route: 'bookOne' as RouteId,
        path: 'book-one',
        title: 'BOOK.TITLE',
        rank: { book: 10, edit: 5 },
        requires: { features: ['bookOne'] },
        variant,
      },
    ],
  }),
]

/** A project with three plugins and a few texts, for tests of the check. */
export const sampleProject = (): Project => ({
  plugins,
  adminFeatures: ['adminVideos'],
  core: both(
    'core/i18n/locales',
    { 'UI.RETRY': 'Reintentar', 'MENU.BOOK_APPOINTMENT': 'Pedir cita' },
    { 'UI.RETRY': 'Try again', 'MENU.BOOK_APPOINTMENT': 'Book an appointment' },
  ),
  kits: [],
  server: [
    both('server/platform/identity/texts', { 'IDENTITY.SLOGAN': 'Salud' }, { 'IDENTITY.SLOGAN': 'Health' }),
  ],
  owners: new Map([
    [
      'welcome',
      both(
        'plugins/welcome/locales',
        { 'WELCOME.TITLE': 'Hola, {{name}}' },
        { 'WELCOME.TITLE': 'Hello, {{name}}' },
      ),
    ],
    ['booking', both('plugins/booking/locales', { 'BOOK.TITLE': 'Pedir cita' }, { 'BOOK.TITLE': 'Book' })],
  ]),
  schema: tenantSchema(tenantBase(root), plugins),
  version: '0.2.0',
})

const both = (folder: string, es: Record<string, string>, en: Record<string, string>) => ({
  folder,
  texts: { es, en },
})

const manifest = {
  id: 'aurora',
  name: 'Aurora',
  hosts: ['aurora.localhost'],
  logo: 'assets/logo.svg',
  favicon: 'assets/favicon.svg',
  font: 'atkinson-hyperlegible-next',
  languages: ['es', 'en'],
  plugins: { entrance: {}, welcome: {}, booking: {} },
}

/** Files that replace those of the valid tenant: objects as JSON, text unchanged. */
export type TenantFiles = Readonly<Record<string, object | string>>

/** Creates a tenants folder with the valid tenant `aurora`, in the theme of portico. `overrides` replace its files. */
export function writeSampleTenants(overrides: TenantFiles = {}): string {
  const tenants = mkdtempSync(path.join(tmpdir(), 'tenants-'))
  const folder = path.join(tenants, 'aurora')
  mkdirSync(folder)
  for (const part of ['assets', 'theme.css']) {
    cpSync(path.join(root, 'tenants/portico', part), path.join(folder, part), { recursive: true })
  }
  const files = {
    'tenant.json': manifest,
    'backend.json': { features: ['bookOne', 'bookAny'] },
    ...overrides,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(
      path.join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  }
  return tenants
}

/** The valid manifest with other members. */
export const manifestWith = (members: object): object => ({ ...manifest, ...members })

/** The valid theme with some text replaced. */
export const themeWith = (from: string | RegExp, to: string): string =>
  readFileSync(path.join(root, 'tenants/portico/theme.css'), 'utf8').replace(from, to)
