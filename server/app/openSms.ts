import path from 'node:path'
import type { SmsPort } from '../platform/sms/sms'
import { createSmsFolder } from '../platform/sms/smsFolder'
import { createTwilio } from '../providers/twilio/sms'

/** Messages go to the SMS service, or without one to the folder `sms` of the data folder. */
export const openSms = (smsUrl: string | undefined, data: string): SmsPort =>
  smsUrl ? createTwilio(new URL(smsUrl)) : createSmsFolder(path.join(data, 'sms'))
