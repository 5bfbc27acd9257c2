import { test } from './test'

export interface Appearance {
  language: 'es' | 'en'
  theme: 'light' | 'dark'
}

/** Both languages and both themes on each size of screen: on a phone es light and en dark, on a desktop the other two. */
const appearances: readonly (Appearance & { project: string })[] = [
  { project: 'phone', language: 'es', theme: 'light' },
  { project: 'phone', language: 'en', theme: 'dark' },
  { project: 'desktop', language: 'es', theme: 'dark' },
  { project: 'desktop', language: 'en', theme: 'light' },
]

/** Runs tests in every coat of their project. */
export const inEveryAppearance = (tests: (coat: Appearance) => void): void =>
  describeAppearances(appearances, tests)

/** Runs tests in one coat, another one each turn; in every coat with PORTICO_E2E_APPEARANCES=all. */
export const inOneAppearance = (turn: number, tests: (coat: Appearance) => void): void =>
  describeAppearances(
    process.env['PORTICO_E2E_APPEARANCES'] === 'all'
      ? appearances
      : appearances.filter((_, at) => at === turn % appearances.length),
    tests,
  )

function describeAppearances(worn: typeof appearances, tests: (coat: Appearance) => void): void {
  for (const coat of worn) {
    test.describe(`${coat.project} ${coat.language} ${coat.theme}`, { tag: `@${coat.project}` }, () => {
      test.use({ locale: coat.language === 'es' ? 'es-ES' : 'en-GB', colorScheme: coat.theme })
      tests(coat)
    })
  }
}
