import type { AssetMetadata, AssetMetadataPage } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { operation, type Api } from '../../../platform/http/api/operation'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { AdminRecord } from '../../entities/defineAdminEntity'
import { listAllRecords, listRecordPage } from '../../entities/list/list'
import { findRecord } from '../../entities/records/readRecord'
import { changeOf } from '../../entities/registerEntity'
import { updateRecord } from '../../entities/records/writeRecord'
import { videos } from './entity'
import { listVideoOwners } from './owners'
import { authorStatistics, videoStatistics } from './statistics'
import { readTexts, saveText } from './texts'
import { registerUploads } from './uploads/routes'

/** Videos' metadata and statistics. */
export function registerVideos(api: Api): void {
  operation(api, 'GET api/metadata', async ({ db, tenant, query }) => {
    const list = query.page === undefined ? listAllRecords : listRecordPage
    return (await list(db, tenant.id, videos, query)) as unknown as AssetMetadata[] | AssetMetadataPage
  })
  operation(
    api,
    'GET api/metadata/azure',
    async ({ db, tenant, query }) =>
      orNotFound(await findRecord(db, tenant.id, videos, query.metadataId)) as unknown as AssetMetadata,
  )
  operation(api, 'GET api/metadata/owners', ({ db, tenant }) => listVideoOwners(db, tenant.id))
  operation(api, 'POST api/metadata', async (call) => {
    const { assetId, title } = call.body
    const body: AdminRecord = {
      ...(title === undefined && (await readTitles(call.db, call.tenant.id, assetId))),
      ...call.body,
    }
    return updateRecord(call.db, changeOf(call), videos, assetId, body)
  })
  registerTexts(api)
  registerUploads(api)
  registerStatistics(api)
}

/** The title of a video in all languages. A request without it, as the contract began, leaves them as they are. */
async function readTitles(db: Tx, tenant: string, id: number): Promise<AdminRecord> {
  const { title, translations } = orNotFound(await findRecord(db, tenant, videos, id))
  return { title, translations }
}

function registerTexts(api: Api): void {
  operation(api, 'GET api/metadata/{id}/texts', ({ db, tenant, params }) =>
    readTexts(db, { tenant: tenant.id, id: params.id }, tenant.manifest.languages),
  )
  operation(api, 'PUT api/metadata/{id}/texts/{language}', ({ db, tenant, params, body }) =>
    saveText(db, { tenant: tenant.id, ...params, languages: tenant.manifest.languages }, body),
  )
}

function registerStatistics(api: Api): void {
  operation(api, 'GET api/stats/video', ({ db, tenant, query }) =>
    videoStatistics(db, tenant.id, query.assetId, {}),
  )
  operation(api, 'GET api/stats/video/dates', ({ db, tenant, query }) =>
    videoStatistics(db, tenant.id, query.assetId, query),
  )
  operation(api, 'GET api/stats/author', async ({ db, tenant, query }) =>
    orNotFound((await authorStatistics(db, tenant.id, {}, query.authorId))[0]),
  )
  operation(api, 'GET api/stats/author/dates', async ({ db, tenant, query }) =>
    orNotFound((await authorStatistics(db, tenant.id, query, query.authorId))[0]),
  )
  operation(api, 'GET api/stats/allAuthors', ({ db, tenant, query }) =>
    authorStatistics(db, tenant.id, query),
  )
}
