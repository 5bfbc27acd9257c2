import type { Page, Route } from '@playwright/test'
import type { VideoVitalTest } from '../../schemas/generated/entities'
import { inOneAppearance } from './support/appearances'
import { hideTab, show, turnPhone, useDrawnCamera } from './support/drawnCamera'
import { pressRetry } from './support/messages'
import { openPath, signIn } from './support/people'
import { addressOf } from './support/server'
import { expect, expectAccessible, test } from './support/test'
import { pluginTexts } from './support/texts'

const scanPath = '/videoconsultation/video-vitals-test'

/** What the server says of the scan. */
const usual: VideoVitalTest = {
  licenseKey: null,
  patient: { age: 73, sex: 1, weight: 81 },
  processingTime: 60,
  scanCost: 0,
}

/** Opens the scan of a tenant with a drawn camera; `change` alters what the server says of the scan. */
async function openScan(page: Page, tenant: string, change: Partial<VideoVitalTest>): Promise<void> {
  await useDrawnCamera(page)
  await signIn(page, 'luis', addressOf(tenant))
  await changeTest(page, change)
  await openPath(page, scanPath)
}

async function changeTest(page: Page, change: Partial<VideoVitalTest>): Promise<void> {
  await page.unroute('**/api/videoVitalTest')
  await page.route('**/api/videoVitalTest', (route) => route.fulfill({ json: { ...usual, ...change } }))
}

const answer = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { message } })

inOneAppearance(1, ({ language }) => {
  const t = pluginTexts('binah', language)
  const heading = (page: Page, key: string) => page.getByRole('heading', { level: 1, name: t(key) })
  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
  const press = (page: Page, key: string) => button(page, key).click()

  /** The page of a scan without a number: it has the focus, says why, and leads back to the start. */
  async function expectRefusal(page: Page, title: string, text: string): Promise<void> {
    await expect(heading(page, title)).toBeFocused()
    await expect(page.getByText(t(text))).toBeVisible()
    await expectAccessible(page)
    await press(page, 'SCAN.AGAIN')
    await expect(button(page, 'SCAN.OPEN')).toBeFocused()
  }

  test('VITAL-008 VITAL-009 VITAL-010 VITAL-011 C-101 every problem of the camera is explained and can be solved', async ({
    page,
  }) => {
    await openScan(page, 'covadonga', { processingTime: 3 })
    for (const [fault, id] of [
      ['NotAllowedError', 'blocked'],
      ['NotFoundError', 'none'],
      ['NotReadableError', 'inUse'],
    ] as const) {
      await show(page, { fault })
      await press(page, 'SCAN.OPEN')
      await expectRefusal(page, `SCAN.CAMERA.${id}`, `SCAN.CAMERA_TEXT.${id}`)
    }

    await show(page, { view: 'empty' })
    await press(page, 'SCAN.OPEN')
    for (const [view, guidance] of [
      ['empty', 'noFace'],
      ['twoFaces', 'twoFaces'],
      ['dark', 'light'],
      ['far', 'closer'],
      ['moving', 'still'],
    ] as const) {
      await show(page, { view })
      await expect(page.getByText(t(`SCAN.GUIDE.${guidance}`), { exact: true })).toBeVisible()
      await expect(button(page, 'SCAN.START')).toBeDisabled()
    }
    await expectAccessible(page)

    await show(page, { view: 'face' })
    await expect(page.getByText(t('SCAN.READY'))).toBeVisible()
    await press(page, 'SCAN.START')
    await show(page, { view: 'empty' })
    await expect(heading(page, 'SCAN.LOST')).toBeVisible()
    await expect(page.getByText(t('SCAN.LOST_TEXT'))).toBeVisible()
    await expectAccessible(page)
    await show(page, { view: 'stopped' })
    await expect(heading(page, 'SCAN.STOPPED')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText(t('SCAN.INTERRUPTED.stopped'))
    await expectAccessible(page)
    await show(page, { view: 'empty' })
    await expect(heading(page, 'SCAN.LOST')).toBeVisible()
    await hideTab(page)
    await expect(page.getByText(t('SCAN.INTERRUPTED.hidden'))).toBeVisible()
    await turnPhone(page)
    await expect(page.getByText(t('SCAN.INTERRUPTED.turned'))).toBeVisible()
    await expect(button(page, 'SCAN.STOP')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await turnPhone(page)
    await show(page, { view: 'face' })
    await expectRefusal(page, 'SCAN.REFUSED', 'SCAN.REASON.short')

    // Stopping releases the camera, loads the page again and returns to the start (VITAL-010, C-101).
    await press(page, 'SCAN.OPEN')
    await expect(page.getByText(t('SCAN.READY'))).toBeVisible()
    await press(page, 'SCAN.START')
    await Promise.all([page.waitForEvent('load'), press(page, 'SCAN.STOP')])
    await expect(heading(page, 'SCAN.TITLE')).toBeVisible()

    await page.evaluate(() => Object.assign(window, { OffscreenCanvas: undefined }))
    await press(page, 'SCAN.OPEN')
    await expectRefusal(page, 'SCAN.REFUSED', 'VIDEO_VITALS_TEST.ERRORS.ERROR_CREATING_SESSION_WITH_MESSAGE')
  })

  test('VITAL-019 VITAL-020 ERR-045 ERR-046 whatever fails in the session, the scanner and the server is explained and can be tried again', async ({
    page,
    expectedErrors,
  }) => {
    // A person without credits has no such meta (C-099).
    expectedErrors.push(/status of (401|409|500)/, /404.*usermeta\/tokens/)
    const quick = { processingTime: 1 }
    await openScan(page, 'ultramar', { ...quick, licenseKey: 'of nobody' })
    await press(page, 'SCAN.OPEN')
    await expectRefusal(page, 'SCAN.REFUSED', 'VIDEO_VITALS_TEST.ERRORS.ERROR_CREATING_SESSION_WITH_MESSAGE')
    await changeTest(page, { ...quick, licenseKey: 'sandbox-broken' })
    await page.reload()
    await press(page, 'SCAN.OPEN')
    await press(page, 'SCAN.START')
    await expect(page.getByText('scanner-3004')).toBeVisible()
    await expectRefusal(page, 'SCAN.REFUSED', 'SCAN.SCANNER_ERROR')

    await changeTest(page, { ...quick, licenseKey: 'sandbox' })
    await page.reload()
    await page.route('**/api/scans/*/outcome', answer(500, 'FAULT'))
    await press(page, 'SCAN.OPEN')
    await press(page, 'SCAN.START')
    await expect(heading(page, 'SCAN.UNSENT')).toBeFocused()
    await expectAccessible(page)
    await page.route('**/api/scans/*/outcome', answer(409, 'NO_SCANS_LEFT'))
    await page.getByRole('alert').getByRole('button').first().click()
    await expect(heading(page, 'SCAN.SPENT')).toBeFocused()
    await expectAccessible(page)
    await press(page, 'SCAN.BACK')

    await page.route('**/api/scans', answer(500, 'FAULT'))
    await press(page, 'SCAN.OPEN')
    await expect(page.getByText(t('SCAN.NOT_BEGUN'))).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/scans', answer(401, 'UNAUTHORIZED'))
    const [authorization] = await Promise.all([
      page.waitForRequest(/\/identity\/.*authorize|\/identity\/auth/),
      press(page, 'SCAN.OPEN'),
    ])
    expect(authorization.isNavigationRequest()).toBe(true)
    await expect(page).toHaveURL(/video-vitals-test$/)
    await expect(heading(page, 'SCAN.TITLE')).toBeVisible()
    await page.unroute('**/api/scans')

    await changeTest(page, { patient: { age: null, sex: null, weight: null } })
    await page.reload()
    await expect(heading(page, 'SCAN.DATA_TITLE')).toBeVisible()
    await press(page, 'SCAN.DATA_SAVE')
    for (const key of ['WEIGHT', 'SEX', 'BIRTH'])
      await expect(page.getByText(t(`SCAN.${key}_ERROR`)).first()).toBeVisible()
    await expectAccessible(page)

    await changeTest(page, { scanCost: 5 })
    await page.reload()
    await expect(heading(page, 'SCAN.NONE_LEFT')).toBeVisible()
    await press(page, 'SCAN.BUY')
    await expect(page.getByText(t('VIDEO_VITALS_TEST.ERRORS.NOT_IMPLEMENTED'))).toBeVisible()
    await expectAccessible(page)

    await page.unroute('**/api/videoVitalTest')
    await page.route('**/api/videoVitalTest', answer(500, 'FAULT'))
    await page.reload()
    await expect(heading(page, 'SCAN.FAILED')).toBeVisible()
    await expectAccessible(page)
    await pressRetry(page, /api\/videoVitalTest/)
    await page.unroute('**/api/videoVitalTest')
    await expect(button(page, 'SCAN.OPEN')).toBeVisible()
  })
})
