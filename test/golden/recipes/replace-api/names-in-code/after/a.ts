type A = typeof links.read | links.read // url.parse 😀
const s = "url.parse"
