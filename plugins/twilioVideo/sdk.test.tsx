import Log from 'twilio-video/es5/util/log'
import Logger from 'twilio-video/es5/vendor/loglevel'
import { expect, it, vi } from 'vitest'
import { muteLog } from './sdk'

it('a line of the log of Twilio’s software does not read the cookies of the page', () => {
  const readCookies = vi.spyOn(document, 'cookie', 'get')
  const log = new Log('default', { toString: () => 'room' }, { default: 'off' }, 'twilio-video')
  log.debug('before')
  expect(readCookies).toHaveBeenCalled()
  muteLog({ Logger })
  readCookies.mockClear()
  log.debug('after')
  expect(readCookies).not.toHaveBeenCalled()
})
