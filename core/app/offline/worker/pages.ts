import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { workerFiles } from './files'
import { worker, type LastingEvent } from './scope'

/** Seconds after which a page that does not arrive is taken from the cache. */
const PATIENCE_SECONDS = 4
const PAGE = '/'
const PAGE_CACHES = 'page '
/** Statuses with which a proxy says that the server is not there. */
const ABSENT = [502, 503, 504]

/** A page of another build needs other files than this worker has. */
async function isOfThisBuild(response: Response): Promise<boolean> {
  return response.ok && (await response.clone().text()).includes(workerFiles.entry)
}

/** The page, from the network where it answers. Each build has a cache of its own. */
export const pages = new NetworkFirst({
  cacheName: PAGE_CACHES + workerFiles.entry,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async () => PAGE,
      cacheWillUpdate: async ({ response }) => ((await isOfThisBuild(response)) ? response : null),
      fetchDidSucceed: async ({ response }) => {
        if (ABSENT.includes(response.status)) throw new Error(`The server answers ${response.status}`)
        return response
      },
    },
  ],
})

/** The tenant's manifest, theme and texts: never an old one while the network answers. */
export const tenantFiles = new NetworkFirst({ cacheName: 'tenant', networkTimeoutSeconds: PATIENCE_SECONDS })

/** Pictures and fonts, whose addresses change with their content or whose age does no harm. */
export const pictures = new StaleWhileRevalidate({ cacheName: 'pictures' })

/** What a page of a static server asks for before its own files. The server of Portico has it in the page. */
const besidePage = ['/tenant/tenant.json', '/tenant/theme.css']

/** Stores the page, and what a page of a static server needs besides. */
export async function storePage(event: LastingEvent): Promise<void> {
  await Promise.all(pages.handleAll({ event: event as never, request: new Request(PAGE) }))
  const beside = besidePage.map((file) =>
    Promise.all(tenantFiles.handleAll({ event: event as never, request: new Request(file) })),
  )
  await Promise.allSettled(beside)
}

/** Deletes the pages of other builds. */
export async function deleteOtherPages(): Promise<void> {
  const own = PAGE_CACHES + workerFiles.entry
  const others = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHES) && name !== own)
  await Promise.all(others.map((name) => caches.delete(name)))
}

/** Whether a request opens the page. The address of the sign-in's return contains a code and is not the worker's. */
export const opensPage = ({ mode }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && /^\/(index\.html)?$/.test(pathname)

/** Whether a request is for a picture or font of the tenant or the portal. */
export const isPicture = ({ destination }: Request, { pathname }: URL): boolean =>
  /^\/(fonts|tenant\/assets)\//.test(pathname) && ['image', 'font', 'style'].includes(destination)

/** Whether a request is for the tenant's manifest, theme or texts. */
export const isTenantFile = ({ pathname }: URL): boolean =>
  /^\/tenant\/(tenant\.json|theme\.css|locales\/)/.test(pathname)

/** Whether the worker's own origin answers an address. */
export const isOwn = ({ origin }: URL): boolean => origin === new URL(worker.registration.scope).origin
