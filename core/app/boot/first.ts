/**
 * The first script: the only inline script of the page, and the only one that a visitor without a session runs. It sets colour
 * scheme and language, and either goes to the identity server or starts the application and sends its first API requests.
 */
import type { TenantManifest } from '@schemas/generated/tenant'
import type { EarlyRequest } from '../../http/earlyRequests'
import { chooseLanguage } from '../../i18n/languages'
import { storeDisabled } from '../../plugin/disabled'
import { parseAddress } from '../../session/arrival/portalAddress'
import { authorize } from '../../session/identity/authorize'
import { isFramed } from '../../state/framed'
import { identitySettings } from '../../session/identity/identitySettings'
import { deviceKey, storageKeys, readStorage } from '../../state/localStorage'
import { serverTime } from '../../session/clock'
import { wasRecentlyRefused } from '../../session/signInRefusal'
import { isFresh, readToken } from '../../session/token'
import type { StartAssets } from './assets'
import { decide } from './decide'
import { allowScriptAddresses } from './scriptAddresses'

declare const START_ASSETS: StartAssets

allowScriptAddresses()
const assets = START_ASSETS
const page = document.documentElement
const address = parseAddress(location)
const token = readStorage(storageKeys.token)
const framed = isFramed()
const claims = readToken(token)
/** A token that expires within a minute is renewed first and not used for early requests. */
const hasFreshToken = isFresh(claims, serverTime(claims), 60_000)

const dark = matchMedia('(prefers-color-scheme: dark)').matches
page.dataset['theme'] = readStorage(deviceKey('theme')) ?? (dark ? 'dark' : 'light')
// Sign-in leaves the page, and the application removes its parameters from the address.
storeDisabled(location)
if (isTooOld()) document.getElementById('frame-old')?.removeAttribute('hidden')
else void decideStart().catch(() => start(null))

/** Browsers before iOS 15.4 and Chrome 99 lack one of them, and cannot read the application. */
function isTooOld() {
  return ['structuredClone', 'CSSLayerBlockRule'].some((name) => !(name in window))
}

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

/** Renders name and logo in the branded frame. */
function showBrand({ name, logo }: TenantManifest) {
  document.getElementById('frame-name')?.append(name)
  document.getElementById('frame-logo')?.setAttribute('href', `/tenant/${logo}#logo`)
}

/** The manifest that the server inlined, or else the manifest file, which is then added to the page. */
async function readTenant(): Promise<TenantManifest> {
  let block = document.getElementById('tenant')
  if (block === null) {
    const answer = await fetch('/tenant/tenant.json')
    // A browser that requires Trusted Types refuses text for a script element, also for one of data.
    block = document.createElement('template')
    block.id = 'tenant'
    block.textContent = await answer.text()
    document.head.append(block)
  }
  return JSON.parse(block.textContent ?? '') as TenantManifest
}

/** Whether the OpenID Connect library has stored a refresh token. */
const canRenew = () =>
  Object.keys(localStorage).some(
    (key) => key.startsWith('oidc.user:') && readStorage(key)?.includes('"refresh_token"'),
  )

/** HTTP/1.1 loads six files at a time, so the order is: the entry, the first API requests, the other files. */
function start(manifest: TenantManifest | null) {
  if (assets.entry !== '') loadEntry()
  if (manifest !== null) startEarlyRequests(manifest)
  if (assets.entry !== '') loadTexts(manifest)
  // The first date formatting takes 150 ms on a slow phone; here it runs while the application loads.
  requestAnimationFrame(() => setTimeout(Intl.DateTimeFormat))
}

function loadEntry() {
  const script = Object.assign(document.createElement('script'), { type: 'module', src: assets.entry })
  script.addEventListener('error', () => document.getElementById('frame-failed')?.removeAttribute('hidden'))
  document.head.append(script)
  assets.files.forEach(preload)
}

/** The texts of the language, and the files of the default screen or the administration if the address opens there. */
function loadTexts(manifest: TenantManifest | null) {
  preload(assets.texts[page.lang] ?? '')
  if (manifest === null) return
  const screenFiles = isHome() ? assets.home : isAdmin() ? assets.admin : []
  screenFiles.filter(isWanted(manifest)).forEach(({ file }) => preload(file))
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

/** Sends the first API requests of the application; `core/http` uses each answer once. */
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
  // Several cards may read the same.
  window.porticoEarly = [...new Set(paths)].map((path): EarlyRequest => {
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
