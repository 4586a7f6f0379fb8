// url.parse
const a = url.parse('url.parse', my.url.parse, url . parse)
const b = url.parse?.(1)
