-- The profile of a doctor has the keys of VIDEO-012: myServices, and the web addresses in socialNetworks.
create function renamed_profile(meta jsonb) returns jsonb language sql immutable as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'shortDescription', meta -> 'shortDescription', 'aboutMe', meta -> 'aboutMe', 'myServices', meta -> 'services',
    'socialNetworks', (select jsonb_object_agg(key, value) from jsonb_each(meta)
      where key in ('web', 'linkedin', 'instagram', 'facebook', 'x'))))
$$;
update doctor set extra = jsonb_set(extra, '{userMeta}', renamed_profile(extra -> 'userMeta'))
  where extra ? 'userMeta';
update audit set before = jsonb_set(before, '{userMeta}', renamed_profile(before -> 'userMeta'))
  where entity = 'AdminDoctor' and before ? 'userMeta';
update audit set after = jsonb_set(after, '{userMeta}', renamed_profile(after -> 'userMeta'))
  where entity = 'AdminDoctor' and after ? 'userMeta';
drop function renamed_profile(jsonb);
