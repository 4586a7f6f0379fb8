// url.parse
const a = links.read('url.parse', my.url.parse, url . parse)
const b = links.read?.(1)
