import type { Page } from '@playwright/test'
import path from 'node:path'
import {
  createPictureSession,
  startPicturePortal,
  type PicturePortal,
} from '../../../../scripts/pictures/picturePortal'
import type { Scene } from '../../../../scripts/pictures/scenes'
import { root } from '../server'
import { test } from '../test'
import { countRequests, readLook } from './readLook'

type Person = NonNullable<Scene['as']> | 'nobody'

interface LookFixtures {
  /** A portal that lives at a time of its own, with data that no story changes. */
  portal: PicturePortal
  /** Opens a scene in a new tab and returns the look of what a selector finds, on a desktop in light and on a phone in dark. */
  readLooks: (scene: Scene, selector: string) => Promise<string>
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** A test about how screens look. All scenes of a person share one browser. */
export const lookTest = test.extend<LookFixtures>({
  portal: async ({}, use) => {
    const portal = await startPicturePortal(root)
    await use(portal)
    await portal.stop()
  },
  readLooks: async ({ portal, browser, otherBrowser }, use) => {
    const browsers = new Map<Person, Page>()
    const openBrowser = async (person: Person) => {
      const page = await otherBrowser({
        baseURL: portal.url,
        colorScheme: 'light',
        viewport: desktop,
        ...(person !== 'nobody' && {
          storageState: await createPictureSession(browser, portal.url, person),
        }),
      })
      await page.context().clock.setFixedTime(portal.time)
      await page.context().addInitScript({ path: path.join(import.meta.dirname, 'describeLook.mjs') })
      browsers.set(person, page)
      return page
    }
    await use(async (scene, selector) => {
      const person = scene.as ?? 'nobody'
      const page = await (browsers.get(person) ?? (await openBrowser(person))).context().newPage()
      const openRequests = countRequests(page)
      await scene.open(page, { brand: 'portico', theme: 'light', size: 'desktop' })
      const onDesktop = await readLook(page, selector, openRequests)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.setViewportSize(phone)
      const onPhone = await readLook(page, selector, openRequests)
      await page.close()
      return ['# desktop, light', ...onDesktop, '', '# phone, dark', ...onPhone, ''].join('\n')
    })
  },
})
