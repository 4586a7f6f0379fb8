const a = `
  
`
var b = 1
