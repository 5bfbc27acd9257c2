import type { AdminEntity } from '@core/admin/entity'
import form from 'virtual:form/AssetMetadata'
import { readVideo, saveVideo } from './calls'

/** What is said of a video (ADMIN-022). Videos come from where they are kept: none is made or deleted here. */
const videos: AdminEntity = {
  name: 'VIDEO',
  form,
  key: 'assetId',
  path: 'api/metadata',
  columns: ['title', 'ownerName', 'publishmentDate', 'duration'],
  sections: [
    { id: 'what', fields: ['description', 'publishmentDate', 'ownerId', 'thumbnailId'] },
    { id: 'tags', fields: ['tags'] },
  ],
  choices: { ownerId: { from: 'GET api/metadata/owners' } },
  widths: { ownerId: 8, thumbnailId: 12 },
  filters: ['ownerId'],
  recordLinks: [
    {
      id: 'statistics',
      icon: 'chart-line',
      label: 'ADMIN.VIDEOS.STATS.OPEN',
      to: (id) => `videos/stats/video?assetId=${id}`,
    },
  ],
  listActions: [
    {
      id: 'statistics',
      icon: 'chart-line',
      label: 'ADMIN.VIDEOS.STATS.OPEN',
      to: 'videos/stats/video',
    },
  ],
  widgets: { tags: () => import('./form/VideoTags'), thumbnailId: () => import('./form/Thumbnail') },

  can: { create: false, delete: false },
  calls: { read: readVideo, update: saveVideo },
}

export default videos
