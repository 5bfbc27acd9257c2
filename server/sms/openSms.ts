import path from 'node:path'
import type { SmsPort } from './sms'
import { createSmsFolder } from './smsFolder'
import { createTwilio } from './twilio'

/** Messages go to the SMS service, or without one to the folder `sms` of the data folder. */
export const openSms = (smsUrl: string | undefined, data: string): SmsPort =>
  smsUrl ? createTwilio(new URL(smsUrl)) : createSmsFolder(path.join(data, 'sms'))
