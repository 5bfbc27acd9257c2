-- The picture of a specialty is uploaded: the browser policy never showed pictures of other hosts.
update specialty set image_url = null where image_url !~ '^/api/thumbnails/[0-9]{1,16}/(150|300)$';
