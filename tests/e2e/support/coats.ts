import { test } from './test'

export interface Coat {
  language: 'es' | 'en'
  theme: 'light' | 'dark'
}

/** Both languages and both themes on each size of screen: on a phone es light and en dark, on a desktop the other two. */
const coats: readonly (Coat & { project: string })[] = [
  { project: 'phone', language: 'es', theme: 'light' },
  { project: 'phone', language: 'en', theme: 'dark' },
  { project: 'desktop', language: 'es', theme: 'dark' },
  { project: 'desktop', language: 'en', theme: 'light' },
]

/** Runs tests in every coat of their project. */
export const inEveryCoat = (tests: (coat: Coat) => void): void => inCoats(coats, tests)

/** Runs tests in one coat, another one each turn; in every coat with PORTICO_E2E_COATS=all. */
export const inCoatOfTurn = (turn: number, tests: (coat: Coat) => void): void =>
  inCoats(
    process.env['PORTICO_E2E_COATS'] === 'all' ? coats : coats.filter((_, at) => at === turn % coats.length),
    tests,
  )

function inCoats(worn: typeof coats, tests: (coat: Coat) => void): void {
  for (const coat of worn) {
    test.describe(`${coat.project} ${coat.language} ${coat.theme}`, { tag: `@${coat.project}` }, () => {
      test.use({ locale: coat.language === 'es' ? 'es-ES' : 'en-GB', colorScheme: coat.theme })
      tests(coat)
    })
  }
}
