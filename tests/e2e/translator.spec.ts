import { toReview } from './support/booking'
import { openPath, openUserMenu, signIn, switchLanguage } from './support/people'
import { expect, test } from './support/test'

/** What the page translators of browsers do: in the place of each text, also of each new one, they put elements of their own. */
function translate(): void {
  const isForeign = (text: Node) =>
    /\p{L}/u.test(text.textContent ?? '') && !text.parentElement?.closest('script, style, textarea, font')
  const replace = (text: Node) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.textContent
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const translateAll = () => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) if (isForeign(walker.currentNode)) texts.push(walker.currentNode)
    texts.forEach(replace)
  }
  new MutationObserver(translateAll).observe(document, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}

test('SHELL-002 a page translator leaves the portal whole: booking, lists, menus and the change of the language', async ({
  page,
}) => {
  await page.addInitScript(translate)
  await signIn(page, 'ana')
  await toReview(page)
  await page.goBack()
  await expect(page.getByRole('radio').first()).toBeAttached()
  await openPath(page, '/videoconsultation/booked-appointments')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Mis citas')
  await openUserMenu(page)
  await page.keyboard.press('Escape')
  await switchLanguage(page, 'English')
  await expect(heading).toHaveText('My appointments')
  await switchLanguage(page, 'Español')
  await expect(heading).toHaveText('Mis citas')
  for (const path of [
    '/videoconsultation/home',
    '/profile/myaccount',
    '/advices',
    '/videoconsultation/messages',
  ]) {
    await openPath(page, path)
    await expect(heading).toBeVisible()
  }
})
