import type { Page } from '@playwright/test'
import { inOneAppearance } from './support/appearances'
import { openPath, signIn } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, test } from './support/test'
import { adminTexts } from './support/texts'

type Translate = ReturnType<typeof adminTexts>

interface Section {
  /** Requirement of the section. */
  requirement: string
  path: string
  /** Text key of the title. */
  title: string
  /** Part of the text keys of the fields. */
  entity: string
  /** Fills the required fields besides the name. */
  fill?: (page: Page, label: (field: string) => RegExp) => Promise<void>
  /** Records cannot be deleted. */
  isPermanent?: true
}

const choose = (page: Page, label: RegExp, index: number) =>
  page.getByRole('combobox', { name: label }).selectOption({ index })

/** Every section with a form; companies are covered by admin.spec.ts. */
const sections: readonly Section[] = [
  { requirement: 'ADMIN-029', path: 'doctors/teams', title: 'ADMIN.TEAMS', entity: 'TEAM' },
  {
    requirement: 'ADMIN-025',
    path: 'centres',
    title: 'ADMIN.CENTRES',
    entity: 'CENTRE',
    fill: async (page, label) => {
      await page.getByLabel(label('address')).fill('Calle Mayor 1')
      await page.getByLabel(label('city')).fill('Gijón')
      await choose(page, label('country'), 1)
      await choose(page, label('timezone'), 1)
    },
  },
  { requirement: 'ADMIN-031', path: 'agreements', title: 'ADMIN.AGREEMENTS', entity: 'AGREEMENT' },
  { requirement: 'ADMIN-030', path: 'insurers/list', title: 'ADMIN.INSURERS', entity: 'INSURER' },
  { requirement: 'ADMIN-034', path: 'specialties', title: 'ADMIN.SPECIALTIES', entity: 'SPECIALTY' },
  {
    requirement: 'ADMIN-035',
    path: 'specialties-categories',
    title: 'ADMIN.SPECIALTIES_CATEGORIES',
    entity: 'SPECIALTY_CATEGORY',
  },
  {
    requirement: 'ADMIN-033',
    path: 'services',
    title: 'ADMIN.SERVICES',
    entity: 'SERVICE',
    fill: async (page, label) => {
      await choose(page, label('consultationSpecialtyId'), 1)
      await choose(page, label('type'), 1)
      await page.getByRole('textbox', { name: label('duration') }).fill('25')
    },
  },
  {
    requirement: 'ADMIN-023',
    path: 'categories',
    title: 'ADMIN.CATEGORIES',
    entity: 'CATEGORY',
    fill: async (page) => {
      await page.getByRole('textbox', { name: /^(Nueva etiqueta|New tag)$/ }).fill('dormir')
      await page.keyboard.press('Enter')
    },
  },
  {
    requirement: 'ADMIN-032',
    path: 'users',
    title: 'ADMIN.USERS',
    entity: 'USER',
    fill: async (page, label) => page.getByLabel(label('surname')).fill('Áncora'),
  },
  {
    requirement: 'ADMIN-025',
    path: 'doctors/list',
    title: 'ADMIN.DOCTORS',
    entity: 'DOCTOR',
    fill: async (page, label) => {
      await page.getByLabel(label('title')).fill('Dra.')
      await page.getByLabel(label('surname')).fill('Áncora')
      await choose(page, label('timezone'), 1)
    },
    isPermanent: true,
  },
]

const rows = (page: Page) => page.locator('tbody').getByRole('row')

/** Sorts a list and opens its second page, if there is one. */
async function checkList(page: Page, translate: Translate, { title, path }: Section) {
  await openPath(page, `/admin/${path}?size=25`)
  await expect(page.getByRole('heading', { level: 1, name: translate(title) })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  const picker = page.getByRole('combobox', { name: translate('ADMIN.LIST.SORT') })
  if (await picker.isVisible())
    await picker.selectOption({ index: (await picker.locator('option').count()) - 1 })
  else await page.getByRole('columnheader').getByRole('button').first().click()
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expectPageIsHealthy(page, translate(title))
  const next = page.getByRole('button', { name: translate('ADMIN.LIST.NEXT') })
  if (await next.isEnabled()) {
    await next.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^26–/)).toBeVisible()
  }
}

/** Searches for a record and expects a single row. */
async function findRecord(page: Page, translate: Translate, { title, path }: Section, word: string) {
  await openPath(page, `/admin/${path}`)
  await page
    .getByRole('searchbox', { name: translate('ADMIN.LIST.SEARCH', { title: translate(title) }) })
    .fill(word)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(word)
}

async function createRecord(page: Page, translate: Translate, section: Section, name: string) {
  const label = labelOf(translate, section)
  await page.getByRole('link', { name: translate('ADMIN.LIST.CREATE'), exact: true }).click()
  await page.getByRole('textbox', { name: label('name') }).fill(name)
  await section.fill?.(page, label)
  await save(page, translate)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await expectPageIsHealthy(page, new RegExp(name))
}

/** Renames a record and undoes it. */
async function changeAndUndo(page: Page, translate: Translate, section: Section, name: string) {
  const field = page.getByRole('textbox', { name: labelOf(translate, section)('name') })
  await field.fill(`${name} bis`)
  await expect(page.getByText(`${translate('ADMIN.FORM.BEFORE')} ${name}`)).toBeVisible()
  await save(page, translate)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} bis`) })).toBeVisible()
  await page.getByRole('button', { name: translate('ADMIN.FORM.UNDO') }).click()
  await expect(field).toHaveValue(name)
}

async function deleteRecord(page: Page, translate: Translate, word: string) {
  await rows(page).getByRole('button').click()
  await page.getByRole('menuitem', { name: translate('ADMIN.DELETE.ACTION') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: translate('ADMIN.DELETE.ACTION'), exact: true }).click()
  await expect(page.getByText(translate('ADMIN.LIST.NO_MATCH', { search: word }))).toBeVisible()
}

const save = (page: Page, translate: Translate) =>
  page.getByRole('button', { name: translate('ADMIN.FORM.SAVE'), exact: true }).click()

/** The label of a field in the first language of the tenant. */
const labelOf =
  (translate: Translate, { entity }: Section) =>
  (field: string) =>
    new RegExp(`^${translate(`ADMIN.${entity}.FIELDS.${field}`)}(?! \\((English|inglés)\\))`)

for (const [turn, section] of sections.entries()) {
  inOneAppearance(turn, ({ language }) => {
    const translate = adminTexts(language)
    test(`${section.requirement} ADMIN-018 ${section.path}: an administrator sorts, pages and searches the list, creates and renames a record, undoes it${section.isPermanent ? '' : ' and deletes it'}`, async ({
      page,
    }) => {
      const name = `Zafiro ${Date.now().toString(36)}`
      await signIn(page, 'admin')
      await checkList(page, translate, section)
      await createRecord(page, translate, section, name)
      await changeAndUndo(page, translate, section, name)
      await findRecord(page, translate, section, name)
      if (!section.isPermanent) await deleteRecord(page, translate, name)
    })
  })
}
