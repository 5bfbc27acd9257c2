import { expect, it } from 'vitest'
import { refusalOf } from './refusalOf'

it.each([
  ['TOO_EARLY', 'TOO_EARLY'],
  ["An unexpected error occurred invoking 'startCall' on the server. HubException: TOO_EARLY", 'TOO_EARLY'],
  [
    "Failed to invoke 'startCall' due to an error on the server. HubException: Method does not exist.",
    'NOT_OFFERED',
  ],
  ["Unknown hub method 'startCall'", 'NOT_OFFERED'],
  ['No such method', 'NOT_OFFERED'],
  ['Invocation canceled due to the underlying connection being closed.', 'DISCONNECTED'],
  ["Cannot send data if the connection is not in the 'Connected' State.", 'DISCONNECTED'],
])('CALL-034 SHELL-048 the error “%s” of a hub is %s', (text, code) =>
  expect(refusalOf(new Error(text))).toBe(code),
)
