import type { FileStore } from '../../files/fileStore'
import type { MailPort } from '../../mail/mail'
import type { Transcoder } from '../../media/transcoding/transcoder'
import type { NoteActing } from '../../ports'
import type { KeyRing } from '../../secrets/keyRing'
import type { SmsPort } from '../../sms/sms'

/**
 * What the operations need of services outside this server. A topic that needs one more declares it in its `port.ts` by
 * declaration merging, so no topic and no vendor is named here. The start of the server hands them in.
 */
export interface Ports {
  /** Records calls in the account of somebody else. Absent: none is recorded. */
  noteActing?: NoteActing
  /** Sends the letters of the queue. Absent: they stay in the queue. */
  mail?: MailPort
  /** Sends codes to telephones. Absent: they cannot be sent. */
  sms?: SmsPort
  /** Keeps uploaded files. Absent: none can be sent or read. */
  files?: FileStore
  /** Makes the sizes and posters of uploaded videos. Absent: a video stays as it is. */
  transcoder?: Transcoder
  /** The secrets that the tenants share with their TURN servers, by tenant. */
  turnSecrets?: ReadonlyMap<string, string>
  /** The tokens for the hospital systems of the tenants, by tenant. */
  externalPatientTokens?: ReadonlyMap<string, string>
  /** The server's own key for secrets, with those before it. Absent: a key of each tenant in the database. */
  serverKey?: KeyRing | undefined
}
