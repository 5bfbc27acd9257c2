import { formatError } from '../../platform/errors/formatError'
import { startWorker } from '../../platform/jobs/worker'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { readSecret } from '../../platform/media/secret'
import { registerMedia } from './media/routes'
import { orNotFound } from '../../platform/errors/orNotFound'
import { listHomeCategories, listTags, listTagsOf } from './categories'
import { readCues, readVideo } from './findVideo'
import { LINES_INTERVAL_MS, writeMissingLines } from './lines/writeLines'
import { listVideos, type Selection } from './listVideos'
import { writeMark, type MarkChange } from './marks'
import { registerVideoReports } from './reports/routes'
import { searchVideos } from './searchVideos'
import * as select from './selections'
import { readViewer } from './viewer'

/** Health videos as patients see them. The area `admin` edits them. */
export function register(api: Api): void {
  registerLists(api)
  registerListsOfOne(api)
  registerOne(api)
  registerMarks(api)
  registerTags(api)
  registerVideoReports(api)
  registerMedia(api)
  startWorker(api.http, {
    intervalMs: LINES_INTERVAL_MS,
    run: async (isStopping) => void (await writeMissingLines(api.db, api.tenants.ids, isStopping)),
    report: (error) => console.error(`videos: lines could not be written: ${formatError(error)}`),
  })
}

type ListCall = OperationCall<'GET api/videos/new'>

const list = async (
  call: Pick<ListCall, 'db' | 'tenant' | 'person' | 'now' | 'language' | 'query'>,
  selection: Selection,
) => listVideos(call.db, await readViewer(call), selection, call.query)

function registerLists(api: Api): void {
  operation(api, 'GET api/videos/new', (call) => list(call, {}))
  operation(api, 'GET api/videos/continue', (call) => list(call, select.inProgress))
  operation(api, 'GET api/videos/favorites', (call) => list(call, select.favorites))
  operation(api, 'GET api/videos/watchlater', (call) => list(call, select.watchLater))
  operation(api, 'GET api/videos/search', async (call) =>
    searchVideos(call.db, await readViewer(call), call.query),
  )
}

function registerListsOfOne(api: Api): void {
  operation(api, 'GET api/videos/owner/{id}', (call) => list(call, select.ofOwner(call.params.id)))
  operation(api, 'GET api/videos/tag/{tag}', (call) => list(call, select.withTag(call.params.tag)))
  operation(api, 'GET api/videos/category/{id}', (call) => list(call, select.ofCategory(call.params.id)))
  operation(api, 'GET api/videos/related/{id}', (call) => list(call, select.relatedTo(call.params.id)))
}

function registerOne(api: Api): void {
  operation(api, 'GET api/videos/{id}', async (call) => {
    const reading = { secret: await readSecret(call.db), now: call.now }
    return readVideo(call.db, await readViewer(call), call.params.id, reading)
  })
  operation(api, 'GET api/videos/{id}/captions/{language}', async (call) =>
    readCues(call.db, await readViewer(call), call.params),
  )
}

function registerMarks(api: Api): void {
  const mark = async (
    call: Pick<ListCall, 'db' | 'tenant' | 'person' | 'now' | 'language'>,
    id: number,
    change: MarkChange,
  ) => writeMark(call.db, await readViewer(call), id, { change, now: call.now })
  operation(api, 'POST api/users/favorite/{videoId}', (call) =>
    mark(call, call.params.videoId, 'toggleFavorite'),
  )
  operation(api, 'POST api/users/watchlater/{videoId}', (call) =>
    mark(call, call.params.videoId, 'toggleWatchLater'),
  )
  operation(api, 'PUT api/videos/{id}/like', (call) =>
    mark(call, call.params.id, call.body.isLiked ? 'like' : 'unlike'),
  )
}

function registerTags(api: Api): void {
  operation(api, 'GET api/categories/home', async (call) => {
    return listHomeCategories(call.db, await readViewer(call))
  })
  operation(api, 'GET api/categories/{id}/tags', async (call) => {
    return orNotFound(await listTagsOf(call.db, await readViewer(call), call.params.id))
  })
  operation(api, 'GET api/tags', async (call) => {
    return listTags(call.db, await readViewer(call))
  })
}
