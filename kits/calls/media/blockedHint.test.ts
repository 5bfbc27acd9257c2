import { expect, it } from 'vitest'
import { blockedHint } from './blockedHint'

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'CALL.BLOCKED_IOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'CALL.BLOCKED_IOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'CALL.BLOCKED_FIREFOX'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140.0 Mobile Safari/537.36', 'CALL.BLOCKED_ANDROID'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 'CALL.BLOCKED_SAFARI'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0', 'CALL.BLOCKED'],
])('CALL-042 how to allow a refused camera: %s', (userAgent, expected) =>
  expect(blockedHint(userAgent)).toBe(expected),
)
