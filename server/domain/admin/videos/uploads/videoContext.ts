import type { FileStore } from '../../../../platform/files/fileStore'
import type { Api } from '../../../../platform/http/api/operation'

/** The parts of the server that prepare a video. */
export type VideoContext = Pick<Api, 'db' | 'tenants' | 'now' | 'transcoder'> & { files: FileStore }
