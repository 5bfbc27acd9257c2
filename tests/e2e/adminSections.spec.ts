import type { Page } from '@playwright/test'
import { inOneAppearance } from './support/appearances'
import { openPath, signIn } from './support/people'
import { expectPageIsHealthy } from './support/pageChecks'
import { expect, test } from './support/test'
import { adminTexts } from './support/texts'

type Translate = ReturnType<typeof adminTexts>

interface Section {
  /** Rows of the specification. */
  requirement: string
  path: string
  /** Key of its title. */
  title: string
  /** Of its fields' texts. */
  entity: string
  /** What a new record needs besides its name. */
  fill?: (page: Page, label: (field: string) => RegExp) => Promise<void>
  /** Records stay: they are deactivated. */
  isPermanent?: true
}

const choose = (page: Page, label: RegExp, index: number) =>
  page.getByRole('combobox', { name: label }).selectOption({ index })

const sections: readonly Section[] = [
  { requirement: 'ADMIN-024', path: 'companies', title: 'ADMIN.COMPANIES', entity: 'COMPANY' },
  { requirement: 'ADMIN-029', path: 'doctors/teams', title: 'ADMIN.TEAMS', entity: 'TEAM' },
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

/** Sorts by the first column, opens the next page where there is one, and searches. */
async function checkList(page: Page, say: Translate, { title, path }: Section) {
  await openPath(page, `/admin/${path}?size=25`)
  await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  const picker = page.getByRole('combobox', { name: say('ADMIN.LIST.SORT') })
  if (await picker.isVisible())
    await picker.selectOption({ index: (await picker.locator('option').count()) - 1 })
  else await page.getByRole('columnheader').getByRole('button').first().click()
  await expect(page).toHaveURL(/sort=/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await expectPageIsHealthy(page, say(title))
  const next = page.getByRole('button', { name: say('ADMIN.LIST.NEXT') })
  if (await next.isEnabled()) {
    await next.click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^26–/)).toBeVisible()
  }
}

/** Searches a record in its list: it is the only one. */
async function findRecord(page: Page, say: Translate, { title, path }: Section, word: string) {
  await openPath(page, `/admin/${path}`)
  await page.getByRole('searchbox', { name: say('ADMIN.LIST.SEARCH', { title: say(title) }) }).fill(word)
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(word)
}

async function createRecord(page: Page, say: Translate, section: Section, name: string) {
  const label = labelOf(say, section)
  await page.getByRole('link', { name: say('ADMIN.LIST.CREATE'), exact: true }).click()
  await page.getByRole('textbox', { name: label('name') }).fill(name)
  await section.fill?.(page, label)
  await save(page, say)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await expectPageIsHealthy(page, new RegExp(name))
}

/** Changes a record's name, and takes that back. */
async function changeAndUndo(page: Page, say: Translate, section: Section, name: string) {
  const field = page.getByRole('textbox', { name: labelOf(say, section)('name') })
  await field.fill(`${name} bis`)
  await expect(page.getByText(`${say('ADMIN.FORM.BEFORE')} ${name}`)).toBeVisible()
  await save(page, say)
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${name} bis`) })).toBeVisible()
  await page.getByRole('button', { name: say('ADMIN.FORM.UNDO') }).click()
  await expect(field).toHaveValue(name)
}

async function deleteRecord(page: Page, say: Translate, word: string) {
  await rows(page).getByRole('button').click()
  await page.getByRole('menuitem', { name: say('ADMIN.DELETE.ACTION') }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: say('ADMIN.DELETE.ACTION'), exact: true }).click()
  await expect(page.getByText(say('ADMIN.LIST.NO_MATCH', { search: word }))).toBeVisible()
}

const save = (page: Page, say: Translate) =>
  page.getByRole('button', { name: say('ADMIN.FORM.SAVE'), exact: true }).click()

const labelOf =
  (say: Translate, { entity }: Section) =>
  (field: string) =>
    new RegExp(`^${say(`ADMIN.${entity}.FIELDS.${field}`)}`)

for (const [turn, section] of sections.entries()) {
  inOneAppearance(turn, ({ language }) => {
    const say = adminTexts(language)
    test(`${section.requirement} ADMIN-018 ${section.path}: listed, sorted, paged, searched, created, changed, undone${section.isPermanent ? '' : ' and deleted'}`, async ({
      page,
    }) => {
      const name = `Zafiro ${Date.now().toString(36)}`
      await signIn(page, 'admin')
      await checkList(page, say, section)
      await createRecord(page, say, section, name)
      await changeAndUndo(page, say, section, name)
      await findRecord(page, say, section, name)
      if (!section.isPermanent) await deleteRecord(page, say, name)
    })
  })
}
