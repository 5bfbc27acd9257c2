import { expect, test } from 'vitest'
import { markup } from './markup'

test('escapes user input', () => {
  const input = `"><script>alert('&')</script>`
  expect(markup`<input value="${input}">`.text).toBe(
    '<input value="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">',
  )
})

const item = (text: string) => markup`<li>${text}</li>`

test('keeps nested markup and renders absent parts as nothing', () => {
  expect(markup`<ul>${[item('a'), item('<b>')]}${undefined}${false}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  )
})
