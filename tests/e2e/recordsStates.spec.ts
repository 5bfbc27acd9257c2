import type { Page, Route } from '@playwright/test'
import { inOneAppearance } from './support/appearances'
import { pressEnterOn } from './support/keys'
import { expectNoHorizontalScroll, expectPageIsHealthy } from './support/pageChecks'
import { openPath, signIn } from './support/people'
import { expect, expectAccessible, test } from './support/test'
import { pluginTexts } from './support/texts'

interface Screen {
  rows: string
  path: string
  /** The requests that it depends on. */
  call: RegExp
  /** What the server answers when there is nothing, and what the page says. */
  none: unknown
  empty: string
  failed: string
  /** What the server answers when there is something; absent: the demo data have it. */
  some?: unknown
  /** The role of what is shown then; absent: `listitem`. */
  shown?: 'application'
}

const noData = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const noLast = { date: null, zone: null, origin: null, source: null }
const noSamples = { bpmSamples: [], min: null, average: null, max: null }
const noConnection = { isAvailable: false, name: null, isAuthorized: false, state: 'none' }
const today = new Date().toISOString().slice(0, 10)
const beatAt = (hour: number) => ({
  time: `${today}T${String(hour).padStart(2, '0')}:15:00Z`,
  zone: 'Europe/Madrid',
  value: 50 + 3 * hour,
  readingId: hour,
  origin: 'device',
  source: null,
})
const lists = /api\/(documents\/withMedicalExams|consultations|receipts|appointments\/|.*\/readings)$/

const screens: readonly Screen[] = [
  {
    rows: 'REC-010 REC-034',
    path: '/videoconsultation/documents',
    call: /api\/documents\/filter/,
    none: [],
    empty: 'RECORDS.NO_DOCUMENTS',
    failed: 'RECORDS.DOCUMENTS_FAILED',
  },
  {
    rows: 'FEAT-027',
    path: '/videoconsultation/medical-exams',
    call: /api\/documents\/filter/,
    none: [],
    empty: 'RECORDS.NO_EXAMS',
    failed: 'RECORDS.DOCUMENTS_FAILED',
  },
  {
    rows: 'REC-008 REC-009 REC-033',
    path: '/videoconsultation/medical-data',
    call: /api\/medicalData$/,
    none: noData,
    empty: 'RECORDS.NONE.allergy',
    failed: 'RECORDS.MEDICAL_DATA_FAILED',
  },
  {
    rows: 'REC-001 REC-006',
    path: '/videoconsultation/health',
    call: /api\/medicalData$/,
    none: noData,
    empty: 'RECORDS.GAP.allergy',
    failed: 'RECORDS.MEDICAL_DATA_FAILED',
  },
  {
    rows: 'REC-007 REC-035',
    path: '/videocall/consultations',
    call: /api\/consultations$/,
    none: [],
    empty: 'RECORDS.NO_CONSULTATIONS',
    failed: 'RECORDS.CONSULTATIONS_FAILED',
  },
  {
    rows: 'REC-037',
    path: '/videocall/receipts',
    call: /api\/receipts$/,
    none: [],
    empty: 'RECORDS.NO_RECEIPTS',
    failed: 'RECORDS.RECEIPTS_FAILED',
  },
  {
    rows: 'REC-038',
    path: '/videocall/complementary-tests',
    call: /api\/complementarytests$/,
    none: [],
    empty: 'RECORDS.NO_TESTS',
    failed: 'RECORDS.TESTS_FAILED',
    some: [
      {
        id: 1,
        complementaryTestType: 'Analítica',
        date: '2026-10-01',
        documentId: 3,
        documentFilename: 'a.pdf',
      },
    ],
  },
  {
    rows: 'DEV-001 DEV-005 DEV-025',
    path: '/videocall/devices',
    call: /api\/vital-signs-measurements\/last-/,
    none: noLast,
    empty: 'DEVICES.NO_VALUES',
    failed: 'DEVICES.VALUE_FAILED',
  },
  {
    rows: 'DEV-013 DEV-057',
    path: '/videocall/devices/heart-rate',
    call: /api\/vital-signs-measurements\/hr$/,
    none: noSamples,
    empty: 'DEVICES.NONE_DAY',
    failed: 'DEVICES.FAILED',
    some: { bpmSamples: [7, 12, 19].map(beatAt), min: 55, max: 104, average: 78 },
    shown: 'application',
  },
  {
    rows: 'DEV-004',
    path: '/videoconsultation/timeline',
    call: lists,
    none: [],
    empty: 'DEVICES.TIMELINE_NONE',
    failed: 'DEVICES.TIMELINE_FAILED',
  },
  {
    rows: 'DEV-002 DEV-024',
    path: '/profile/devices-config',
    call: /api\/lifeVit\/info$/,
    none: { authorization: noConnection, devices: [] },
    empty: 'DEVICES.NO_SOURCES',
    failed: 'DEVICES.CONFIG_FAILED',
    some: {
      authorization: noConnection,
      devices: [{ id: 1, name: 'Pulsera', origin: 'device', lastSeen: '2026-10-01T08:00:00Z' }],
    },
  },
]

/** Opens a page anew while its requests are answered in one way. */
async function openWith(
  page: Page,
  { path, call }: Screen,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(call, answer)
  await openPath(page, path)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function expectHealthyState(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
}

screens.forEach((screen, turn) =>
  inOneAppearance(turn, ({ language }) => {
    const texts = pluginTexts(screen.empty.startsWith('DEVICES') ? 'devices' : 'records', language)

    test(`${screen.rows} ${screen.path} is accessible while it loads, when it fails, empty and full`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/status of 500/)
      await signIn(page, 'luis')
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await openWith(page, screen, async (route) => {
        await held
        await route.fulfill({ status: 500, json: { message: 'FAULT' } })
      })
      await expect(page.getByText(texts(screen.failed))).toHaveCount(0)
      await expectHealthyState(page)

      answer()
      await expect(page.getByText(texts(screen.failed)).first()).toBeVisible()
      await expectHealthyState(page)
      await page.unroute(screen.call)

      await openWith(page, screen, (route) => route.fulfill({ json: screen.none }))
      await expect(page.getByText(texts(screen.empty)).first()).toBeVisible()
      await expectHealthyState(page)
      await page.unroute(screen.call)

      await openWith(page, screen, (route) =>
        screen.some === undefined ? route.continue() : route.fulfill({ json: screen.some }),
      )
      await expect(
        page
          .getByRole('main')
          .getByRole(screen.shown ?? 'listitem')
          .first(),
      ).toBeVisible()
      await expectPageIsHealthy(page, /./)
    })
  }),
)

/** Each form, and what it says about an attempt without anything in it. */
const forms = [
  [
    'REC-020 REC-045',
    '/videoconsultation/medical-data/allergy/new',
    'records',
    'RECORDS.SAVE',
    'RECORDS.MISSING',
  ],
  [
    'REC-019 REC-048',
    '/videoconsultation/medical-data/illness/new',
    'records',
    'RECORDS.SAVE',
    'RECORDS.MISSING',
  ],
  [
    'REC-021 REC-051',
    '/videoconsultation/medical-data/intervention/new',
    'records',
    'RECORDS.SAVE',
    'RECORDS.MISSING',
  ],
  [
    'REC-022 REC-054',
    '/videoconsultation/medical-data/medicine/new',
    'records',
    'RECORDS.SAVE',
    'RECORDS.MISSING',
  ],
  ['DEV-006 DEV-063', '/videocall/devices/new', 'devices', 'DEVICES.SAVE', 'DEVICES.PROBLEM.none'],
] as const

forms.forEach(([rows, path, plugin, save, problem], turn) =>
  inOneAppearance(turn + 1, ({ language }) => {
    const texts = pluginTexts(plugin, language)

    test(`${rows} the form ${path} is accessible, empty and with what is wrong, by keyboard`, async ({
      page,
    }) => {
      await signIn(page, 'luis')
      await openPath(page, path)
      await expectPageIsHealthy(page, /./)
      await pressEnterOn(page, page.getByRole('button', { name: texts(save), exact: true }))
      await expect(page.getByRole('alert').filter({ hasText: texts(problem) })).toBeFocused()
      await expectPageIsHealthy(page, /./)
    })
  }),
)
