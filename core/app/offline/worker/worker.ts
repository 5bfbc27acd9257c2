/**
 * The service worker: starts the portal without a connection. It stores the files of the start, the page and the tenant's files,
 * and no answer of the API, and shows the messages of a push service. A new one waits until no page of the portal is open (decision 816).
 */
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { workerFiles } from './files'
import {
  deleteOtherPages,
  isOwn,
  isPicture,
  isTenantFile,
  opensPage,
  pages,
  pictures,
  storePage,
  tenantFiles,
} from './pages'
import { openPressed, showMessage } from './pushedMessages'
import { worker } from './scope'

// The name of each file changes with its content.
precacheAndRoute(workerFiles.files.map((url) => ({ url, revision: null })))
cleanupOutdatedCaches()
registerRoute(({ request, url }) => isOwn(url) && opensPage(request, url), pages)
registerRoute(({ url }) => isOwn(url) && isTenantFile(url), tenantFiles)
registerRoute(({ request, url }) => isOwn(url) && isPicture(request, url), pictures)
worker.addEventListener('install', (event) => event.waitUntil(storePage(event)))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOtherPages()))
worker.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.json())))
worker.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(event.notification)))
