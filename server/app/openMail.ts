import path from 'node:path'
import { createMailFolder } from '../platform/mail/mailFolder'
import type { MailPort } from '../platform/mail/mail'
import { createSmtpMail } from '../providers/smtp/smtp'

/** Letters go to the mail server, or without one to the folder `mail` of the data folder. */
export const openMail = (smtpUrl: string | undefined, data: string): MailPort =>
  smtpUrl ? createSmtpMail(new URL(smtpUrl)) : createMailFolder(path.join(data, 'mail'))
