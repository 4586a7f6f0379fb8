type A = typeof url.parse | url.parse // url.parse 😀
const s = "url.parse"
