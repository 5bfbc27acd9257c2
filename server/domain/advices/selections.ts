import type { Selection } from './listVideos'
import { newestFirst } from './listVideos'

/** The videos with a tag. */
export const withTag = (tag: number): Selection => ({
  where: `exists (select from video_tag x where x.tenant = v.tenant and x.video_id = v.id and x.tag_id = $5)`,
  values: [tag],
})

/** The videos of a category. */
export const ofCategory = (category: number): Selection => ({
  where: `exists (select from video_tag x join tag t on t.tenant = x.tenant and t.id = x.tag_id
    where x.tenant = v.tenant and x.video_id = v.id and t.category_id = $5)`,
  values: [category],
})

/** The videos of a professional. Takes the id of the doctor. */
export const ofOwner = (doctor: number): Selection => ({
  where: `v.owner_id = (select d.person_id from doctor d where d.tenant = v.tenant and d.id = $5 and d.is_active)`,
  values: [doctor],
})

/** The person's favourites. */
export const favorites: Selection = {
  where: 'm.favorite_at is not null',
  order: `m.favorite_at desc, ${newestFirst}`,
}

/** The videos to watch later. */
export const watchLater: Selection = {
  where: 'm.watch_later_at is not null',
  order: `m.watch_later_at desc, ${newestFirst}`,
}

/** The videos that somebody has started: after some seconds, and before the last ones. */
export const inProgress: Selection = {
  where: 'm.position >= 3 and m.position < v.duration - 3',
  order: `m.position_at desc, ${newestFirst}`,
}

/** The other videos with tags or categories of a video: a shared tag counts more than a shared category. */
export const relatedTo = (video: number): Selection => ({
  join: `join (select y.video_id, sum(case when y.tag_id = x.tag_id then 3 else 1 end) as score
    from video_tag x join tag t on t.tenant = x.tenant and t.id = x.tag_id
    join tag u on u.tenant = t.tenant and u.category_id = t.category_id
    join video_tag y on y.tenant = u.tenant and y.tag_id = u.id and y.video_id <> x.video_id
    where x.tenant = $1 and x.video_id = $5 group by y.video_id) alike on alike.video_id = v.id`,
  order: `alike.score desc, ${newestFirst}`,
  values: [video],
})
