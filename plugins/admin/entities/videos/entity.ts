import type { AssetMetadata } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AssetMetadata'
import { translated } from '../translations/translations'
import { readVideo, saveVideo } from './calls'
import { playTimeParts } from './pages/statistics/model/playTime'

/** Formats a length in seconds as "12 min 04 s", the same in all languages. */
const formatLength = (seconds: unknown): string | null =>
  typeof seconds === 'number'
    ? playTimeParts(seconds)
        .map(({ value, unit }) => `${value} ${unit.toLowerCase()}`)
        .join(' ')
    : null

/** Videos. They are created by uploads and cannot be deleted here: their statistics would be lost. */
const videos: AdminEntity<AssetMetadata> = {
  name: 'VIDEO',
  form,
  key: 'assetId',
  path: 'api/metadata',
  columns: ['title', 'ownerName', 'publishmentDate', 'duration'],
  sections: [
    {
      id: 'what',
      fields: ['title', 'description', 'translations', 'publishmentDate', 'ownerId', 'thumbnailId'],
    },
    { id: 'tags', fields: ['tags'] },
    { id: 'plans', fields: ['planIds'] },
  ],
  formatters: { ...translated.formatters, duration: formatLength },
  choices: {
    ownerId: { from: 'GET api/metadata/owners', capability: 'videoTexts' },
    planIds: { from: 'GET api/plans' },
  },
  widths: { title: 12, translations: 12, ownerId: 8, thumbnailId: 12 },
  filters: ['isDraft', 'ownerId'],
  recordLinks: [
    {
      id: 'texts',
      icon: 'captions',
      label: 'ADMIN.VIDEOS.TEXTS.TITLE',
      capability: 'videoTexts',
      to: (id) => `videos/edit/${id}/texts`,
    },
    {
      id: 'statistics',
      icon: 'chart-line',
      label: 'ADMIN.VIDEOS.STATS.OPEN',
      to: (id) => `videos/stats/video?assetId=${id}`,
    },
  ],
  listActions: [
    {
      id: 'upload',
      icon: 'upload',
      label: 'ADMIN.VIDEOS.UPLOAD.OPEN',
      capability: 'videoUploads',
      to: 'videos/upload',
    },
    {
      id: 'statistics',
      icon: 'chart-line',
      label: 'ADMIN.VIDEOS.STATS.OPEN',
      to: 'videos/stats/video',
    },
  ],
  widgets: {
    ...translated.widgets,
    tags: () => import('./fields/TagsField'),
    thumbnailId: () => import('./fields/ThumbnailField'),
  },
  can: { create: false, delete: false },
  calls: { read: readVideo, update: saveVideo },
}

export default videos
