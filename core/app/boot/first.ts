/**
 * The one inline script of the page, and all that a visitor without a session runs. It chooses theme and language, and
 * either goes to the identity server or starts the application, with the first requests to the API on their way
 * meanwhile.
 */
import type { TenantManifest } from '@schemas/generated/tenant'
import type { EarlyRequest } from '../../http/earlyRequests'
import { chooseLanguage } from '../../i18n/languages'
import { storeDisabled } from '../../plugin/disabled'
import { parseAddress } from '../../session/arrival/portalAddress'
import { authorize } from '../../session/identity/authorize'
import { isFramed } from '../../state/framed'
import { identitySettings } from '../../session/identity/identitySettings'
import { storageKeys, readStorage } from '../../state/localStorage'
import { wasRecentlyRefused } from '../../session/signInRefusal'
import { isFresh, readToken } from '../../session/token'
import type { StartAssets } from './assets'
import { decide } from './decide'

declare const START_ASSETS: StartAssets

const assets = START_ASSETS
const page = document.documentElement
const address = parseAddress(location)
const token = readStorage(storageKeys.token)
const framed = isFramed()
/** Renewed first when less than a minute is left, so nothing is asked with it before. */
const hasFreshToken = isFresh(readToken(token), Date.now(), 60_000)

const dark = matchMedia('(prefers-color-scheme: dark)').matches
page.dataset['theme'] = readStorage('theme') ?? (dark ? 'dark' : 'light')
// Signing in leaves the page, and the portal takes its parameters out of the address.
storeDisabled(location)
void decideStart().catch(() => start(null))

async function decideStart() {
  const manifest = await readTenant()
  const language = chooseLanguage(readStorage(storageKeys.language), navigator.languages, manifest.languages)
  page.lang = language
  showBrand(manifest)
  const decision = decide({
    ...address,
    pathname: location.pathname,
    signedIn: hasFreshToken || (token !== null && canRenew()),
    refused: !framed && wasRecentlyRefused(),
    framed,
    publicPaths: assets.publicPaths,
  })
  if (decision.do === 'start') return start(manifest)
  const settings = identitySettings(manifest, location.origin)
  location.replace(await authorize(settings, { language, target: decision.target }))
}

/** Puts name and logo into the frame. */
function showBrand({ name, logo }: TenantManifest) {
  document.getElementById('frame-name')?.append(name)
  document.getElementById('frame-logo')?.setAttribute('href', `/tenant/${logo}#logo`)
}

/** The manifest that the server wrote into the page, else the one beside it, which then becomes part of the page. */
async function readTenant(): Promise<TenantManifest> {
  let block = document.getElementById('tenant')
  if (block === null) {
    const answer = await fetch('/tenant/tenant.json')
    block = document.createElement('script')
    block.id = 'tenant'
    block.setAttribute('type', 'application/json')
    block.textContent = await answer.text()
    document.head.append(block)
  }
  return JSON.parse(block.textContent ?? '') as TenantManifest
}

/** True when the OpenID Connect library has kept a refresh token. */
const canRenew = () =>
  Object.keys(localStorage).some(
    (key) => key.startsWith('oidc.user:') && readStorage(key)?.includes('"refresh_token"'),
  )

/** HTTP/1.1 loads six files at a time, so the largest and the deciding ones go first: the entry, the first requests, the rest. */
function start(manifest: TenantManifest | null) {
  if (assets.entry !== '') loadEntry()
  if (manifest !== null) startEarlyRequests(manifest)
  if (assets.entry !== '') loadTexts(manifest)
  // The first date that a page writes costs a slow phone 150 ms; between the frame and the application it has the time.
  requestAnimationFrame(() => setTimeout(Intl.DateTimeFormat))
}

function loadEntry() {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: assets.entry })
  script.addEventListener('error', () => document.getElementById('frame-failed')?.removeAttribute('hidden'))
  document.head.append(script)
  assets.files.forEach(preload)
}

/** The texts of the language, and the files of the default screen or the administration where the portal opens there. */
function loadTexts(manifest: TenantManifest | null) {
  preload(assets.texts[page.lang] ?? '')
  if (manifest === null) return
  const own = isHome() ? assets.home : isAdmin() ? assets.admin : []
  own.filter(isWanted(manifest)).forEach(({ file }) => preload(file))
  if (manifest.locales?.some((one) => one === page.lang)) {
    link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: `/tenant/locales/${page.lang}.json` })
  }
}

function preload(href: string) {
  if (href.endsWith('.css')) link({ rel: 'stylesheet', href }).dataset['start'] = ''
  else if (href !== '') link({ rel: 'modulepreload', href })
}

const isWanted =
  ({ plugins }: TenantManifest) =>
  ({ plugin, language }: StartAssets['home'][number]) =>
    plugin in plugins && ['*', page.lang].includes(language)

const isHome = () => hasFreshToken && /^\/(videoconsultation\/home)?$/.test(address.path)
const isAdmin = () => hasFreshToken && address.path.startsWith('/admin')

/** Begins what the application asks first; `core/http` takes each answer up once. */
function startEarlyRequests({ addresses, plugins }: TenantManifest) {
  const base = new URL(addresses?.api ?? '/', location.origin).href.replace(/\/$/, '')
  const bearer = hasFreshToken ? token : null
  const actingFor = hasFreshToken ? readStorage(storageKeys.impersonate) : null
  const headers = {
    accept: 'application/json',
    ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    ...(actingFor !== null && { 'x-impersonation-user': actingFor }),
  }
  const home = isHome() ? assets.reads.filter(({ plugin }) => plugin in plugins) : []
  const paths = ['api/config', ...(hasFreshToken ? ['api/users/data'] : []), ...home.map(({ path }) => path)]
  window.porticoEarly = paths.map((path): EarlyRequest => {
    const answer = fetch(`${base}/${path}`, { headers })
    answer.catch(() => {})
    return { url: `${base}/${path}`, token: bearer, actingFor, answer }
  })
}

const link = (attributes: Partial<HTMLLinkElement>) => {
  const made = Object.assign(document.createElement('link'), attributes)
  document.head.append(made)
  return made
}
