import { expect, it } from 'vitest'
import { blockedBrowser } from './browserCheck'

const ios = (os: string, browser: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`
const safari = (version: string) => `Version/${version} Mobile/15E148 Safari/604.1`

it.each([
  ['CALL-044 Safari on iOS 10', ios('10_3_1', safari('10.0')), 'VIDEOCALNOTAVAILABLE_SAFARI_VERSION'],
  ['CALL-044 Safari on iOS 11', ios('11_0', safari('11.0')), null],
  ['Safari on iOS 17', ios('17_4', safari('17.4')), null],
  [
    'CALL-045 Chrome on iOS 14.2',
    ios('14_2', 'CriOS/87.0 Mobile/15E148 Safari/604.1'),
    'VIDEOCALL_NOT_AVAILABLE_IOS_VERSION',
  ],
  [
    'CALL-045 Firefox on iOS 13',
    ios('13_7', 'FxiOS/30.0 Mobile/15E148 Safari/605.1'),
    'VIDEOCALL_NOT_AVAILABLE_IOS_VERSION',
  ],
  ['CALL-045 Chrome on iOS 14.3', ios('14_3', 'CriOS/87.0 Mobile/15E148 Safari/604.1'), null],
  [
    'CALL-045 another browser on iOS 14.2',
    ios('14_2', 'EdgiOS/45.0 Version/14.0 Mobile Safari/604.1'),
    'VIDEOCALNOTAVAILABLE_SAFARI',
  ],
  [
    'CALL-046 another browser on iOS 17',
    ios('17_0', 'EdgiOS/118.0 Version/17.0 Mobile Safari/604.1'),
    'VIDEOCALNOTAVAILABLE_CHROME',
  ],
  ['CALL-046 a page inside an app', ios('17_0', 'Mobile/15E148 [FBAN/FBIOS]'), 'VIDEOCALNOTAVAILABLE_CHROME'],
  ['Chrome on a desktop', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', null],
])('ERR-035 I18N-026 I18N-027 I18N-028 I18N-029 %s', (_, userAgent, expected) =>
  expect(blockedBrowser(userAgent, true)).toBe(expected),
)

it('CALL-044 a browser that cannot make calls is reported before anything else', () => {
  expect(blockedBrowser(ios('17_4', safari('17.4')), false)).toBe('VIDEOCALNOTAVAILABLE_SAFARI_VERSION')
  expect(blockedBrowser('Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0)', false)).toBe(
    'CALLS.BLOCKED.OTHER',
  )
})
