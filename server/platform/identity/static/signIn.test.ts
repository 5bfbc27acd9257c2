// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'

const script = readFileSync(path.join(import.meta.dirname, 'signIn.js'), 'utf8')
const open = () => {
  document.body.innerHTML =
    '<div role="status" tabindex="-1" data-notice="passwordSaved" hidden>Saved</div><form id="sign-in"><input id="email"></form>'
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- the script of the page, as its file has it
  new Function(script)()
  return document.querySelector<HTMLElement>('[data-notice]')
}
beforeEach(() => sessionStorage.clear())

it('AUTH-038 the sign-in form says once that the portal has saved a password in this tab', () => {
  sessionStorage.setItem('signIn.notice', 'passwordSaved')
  const notice = open()
  expect([notice?.hidden, document.activeElement]).toEqual([false, notice])
  expect(open()?.hidden).toBe(true)
})

it('says nothing where nothing was saved, or something that it does not know', () => {
  expect(open()?.hidden).toBe(true)
  sessionStorage.setItem('signIn.notice', '"]')
  expect(open()?.hidden).toBe(true)
})
