import { expect, test } from 'vitest'
import { markup } from './markup'

test('what a person typed never becomes markup', () => {
  const typed = `"><script>alert('&')</script>`
  expect(markup`<input value="${typed}">`.text).toBe(
    '<input value="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">',
  )
})

const item = (text: string) => markup`<li>${text}</li>`

test('markup inside markup stays, absent parts leave nothing', () => {
  expect(markup`<ul>${[item('a'), item('<b>')]}${undefined}${false}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  )
})
